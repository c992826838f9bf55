import { once } from 'node:events'
import { readdir, stat } from 'node:fs/promises'
import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { eq, inArray } from 'drizzle-orm'
import { expect, onTestFinished, test, vi } from 'vitest'
import { makeDocx } from '../testing/makeZip.ts'
import { useTestApi } from '../testing/testApi.ts'
import { bootcampParticipants, bootcampTaskFiles } from './bootcamps.tables.ts'
import { newTaskFileName, sweepTaskFiles } from './taskFiles.ts'
import { addTestParticipant, pdf } from './taskFixture.ts'

const api = useTestApi()

const uploadsUnderWay = () => readdir(api.uploadFolder).catch(() => [])

test.each([
  ['../../../etc/passwd.pdf', 'passwd.pdf'],
  ['C:\\temp\\task.pdf', 'task.pdf'],
  [`${'x'.repeat(400)}.pdf`, `${'x'.repeat(251)}.pdf`],
])('a name is only shown, never a path: %s', async (name, shown) => {
  api.files.clear()
  const someone = await addTestParticipant(api)
  const response = await someone.upload('weeklyTask', pdf(name))
  expect(response.json().data?.file.name).toBe(shown)
  for (const stored of api.files.keys())
    expect(stored).toMatch(/^bootcamp-tasks\/[0-9a-z]+-[0-9a-f]{32}$/)
})

test('replacing or removing a file deletes the stored one', async () => {
  api.files.clear()
  const someone = await addTestParticipant(api)
  await someone.upload('weeklyTask', pdf('first.pdf', 300))
  await someone.upload('resume', new File([new Uint8Array(makeDocx())], 'cv.docx'))
  const first = new Set(api.files.keys())
  await someone.upload('weeklyTask', pdf('second.pdf', 400))
  expect(api.files.size).toBe(2)
  expect([...api.files.keys()].filter((name) => first.has(name))).toHaveLength(1)
  await someone.remove('weeklyTask')
  await someone.remove('resume')
  expect(api.files.size).toBe(0)
})

test('a file that is being received is readable only by its owner', async () => {
  const modes: number[] = []
  const put = vi.spyOn(api.fileStore, 'put').mockImplementationOnce(async (_name, path) => {
    modes.push((await stat(path)).mode & 0o777, (await stat(join(path, '..'))).mode & 0o777)
  })
  const someone = await addTestParticipant(api)
  expect((await someone.upload('weeklyTask')).statusCode).toBe(200)
  expect(modes).toEqual([0o600, 0o700])
  expect(await uploadsUnderWay()).toEqual([])
  put.mockRestore()
})

test('a file store that fails is a 503, and the task does not change', async () => {
  const someone = await addTestParticipant(api)
  await someone.upload('weeklyTask', pdf('kept.pdf'))
  const put = vi.spyOn(api.fileStore, 'put').mockRejectedValueOnce(new Error('no space left'))
  const response = await someone.upload('weeklyTask', pdf('lost.pdf'))
  expect(response.statusCode).toBe(503)
  expect(response.headers['retry-after']).toBe('30')
  expect(response.body).not.toContain('no space')
  expect((await someone.read()).json().data.task.weeklyTask.file.name).toBe('kept.pdf')
  expect(await uploadsUnderWay()).toEqual([])
  put.mockRestore()
})

test('a file that arrives after the task was submitted is deleted', async () => {
  const someone = await addTestParticipant(api)
  await someone.upload('weeklyTask', pdf('submitted.pdf'))
  const before = [...api.files.keys()]
  const keep = api.fileStore.put
  const put = vi.spyOn(api.fileStore, 'put').mockImplementationOnce(async (name, path) => {
    await keep(name, path)
    expect((await someone.submit()).statusCode).toBe(200)
  })
  expect((await someone.upload('weeklyTask', pdf('late.pdf'))).statusCode).toBe(409)
  expect([...api.files.keys()]).toEqual(before)
  expect((await someone.read()).json().data.task.weeklyTask.file.name).toBe('submitted.pdf')
  put.mockRestore()
  await api.takeMails()
})

test('the sweep removes only files that no task has and that are an hour old', async () => {
  api.files.clear()
  const [someone, gone] = [await addTestParticipant(api), await addTestParticipant(api)]
  await someone.upload('weeklyTask')
  await gone.upload('weeklyTask')
  const orphan = newTaskFileName(new Date(api.clock.getTime() - 1_000))
  api.files.set(orphan, Buffer.from('x'))
  api.files.set('credentials/CSN-1/file.png', Buffer.from('x'))
  await api.db.delete(bootcampParticipants).where(eq(bootcampParticipants.id, gone.participant.id))
  await sweepTaskFiles(api.db, api.fileStore, api.clock)
  expect(api.files.size).toBe(4)
  await sweepTaskFiles(api.db, api.fileStore, new Date(api.clock.getTime() + 60 * 60 * 1000 + 1))
  const rows = await api.db
    .select()
    .from(bootcampTaskFiles)
    .where(inArray(bootcampTaskFiles.storedAs, [...api.files.keys()]))
  expect(api.files.size).toBe(2)
  expect(rows).toHaveLength(1)
})

test('an aborted upload leaves nothing and is no attack, and the earlier file stays', async () => {
  const someone = await addTestParticipant(api)
  await someone.upload('weeklyTask', pdf('before.pdf'))
  const before = [...api.files.keys()]
  await api.app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = api.app.server.address() as AddressInfo
  const { authorization } = await api.admitted(someone.participant)
  const socket = connect(port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  await once(socket, 'connect')
  const head = [
    'POST /api/bootcamp-task/upload/weeklyTask HTTP/1.1',
    'Host: x',
    `Authorization: ${authorization}`,
  ]
  socket.write(
    [
      ...head,
      'Content-Type: multipart/form-data; boundary=x',
      'Content-Length: 5000000',
      '',
      '',
    ].join('\r\n'),
  )
  socket.write(
    '--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\nContent-Type: application/pdf\r\n\r\n%PDF-1.7\n',
  )
  socket.write(Buffer.alloc(200_000, ' '))
  await vi.waitFor(async () => expect(await uploadsUnderWay()).toHaveLength(1))
  socket.destroy()
  await vi.waitFor(async () => expect(await uploadsUnderWay()).toEqual([]))
  expect([...api.files.keys()]).toEqual(before)
  expect((await someone.read()).json().data.task.weeklyTask.file.name).toBe('before.pdf')
  expect(api.logLines.map(({ event }) => event)).not.toContain('input_refused')
})

const limited = useTestApi({ RATE_LIMIT_SCALE: '1' })

test('each participant can upload twenty files an hour', async () => {
  const [someone, other] = [await addTestParticipant(limited), await addTestParticipant(limited)]
  const statuses = (
    await Promise.all(Array.from({ length: 23 }, () => someone.upload('weeklyTask')))
  ).map(({ statusCode }) => statusCode)
  expect(statuses.toSorted()).toEqual([...Array<number>(20).fill(200), 429, 429, 429])
  const refused = await someone.upload('resume')
  expect(refused.statusCode).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_000)
  expect((await other.upload('weeklyTask')).statusCode).toBe(200)
  limited.clock = new Date(limited.clock.getTime() + 3_601_000)
  expect((await someone.upload('weeklyTask')).statusCode).toBe(200)
})

import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { expect, onTestFinished, test, vi } from 'vitest'
import { bootcampTasks } from '../bootcamps/bootcamps.tables.ts'
import { encodeForm, goodAnswers, pdf } from '../bootcamps/taskFixture.ts'
import type { Part } from '../bootcamps/taskFixture.ts'
import { openEmbedded } from '../database/embedded.ts'
import { only } from '../testing/records.ts'
import { useDataFolder } from './processFixture.ts'

test('from registering to the certificate: commands and the site take turns, and each mail is sent', async () => {
  const { folder, cli, whileServing, mail } = await useDataFolder()
  const list = join(folder, 'list.csv')
  await writeFile(list, 'bootcamp,email,first,last\naws,pia@example.org,Pia,Porter\n')
  expect(await cli('participants', 'import', list)).toEqual({
    code: 0,
    out: 'Participants added: 1, updated: 0, unchanged: 0.',
    errors: '',
  })

  await whileServing(async (address) => {
    const send = async (path: string, init: RequestInit) =>
      (await fetch(`${address}/api${path}`, init)).json()
    const body = JSON.stringify({ bootcampId: 'aws', email: 'pia@example.org' })
    expect(
      await send('/bootcamp/verify', {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/json' },
      }),
    ).toMatchObject({ success: true })
    const token = /\/bootcamps\/aws\/task\?session=([\w.-]+)/.exec(
      await mail('Your access link for AWS Cloud Bootcamp'),
    )?.[1]
    const sendForm = async (path: string, parts: readonly Part[]) => {
      const { headers, payload } = await encodeForm(parts)
      return send(`/bootcamp-task${path}`, {
        method: 'POST',
        body: new Uint8Array(payload),
        headers: { ...headers, authorization: `Bearer ${token}` },
      })
    }
    expect(
      await sendForm('/upload/weeklyTask', [['file', pdf('week.pdf', 5_000_000)]]),
    ).toMatchObject({ success: true, data: { file: { size: 5_000_000 } } })
    expect(await sendForm('/submit', Object.entries(goodAnswers))).toMatchObject({
      success: true,
      data: { status: 'under_review' },
    })
    await mail('We received your task for AWS Cloud Bootcamp')
    expect(await cli('tasks', 'list', '--status', 'under_review')).toMatchObject({
      code: 0,
      out: expect.stringContaining('pia@example.org'),
    })
  })

  const { out: table } = await cli('tasks', 'list', '--status', 'under_review')
  const id =
    /^([0-9a-f-]{36}) +aws +under_review .*Pia Porter +pia@example\.org$/m.exec(table)?.[1] ?? ''
  expect(await cli('tasks', 'download', id, '--to', join(folder, 'review'))).toMatchObject({
    code: 0,
    errors: '',
  })
  expect((await readFile(join(folder, 'review', `${id}-weeklyTask.pdf`))).length).toBe(5_000_000)
  expect(
    await cli('tasks', 'review', id, '--status', 'approved', '--comment', 'Well done.'),
  ).toMatchObject({ code: 0, errors: '' })

  await whileServing(async (address) => {
    const approval = await mail('Your task for AWS Cloud Bootcamp is approved')
    expect(approval).toContain('Well done.')
    const csnId = /\/cert\/view\/(CSN-\w+)/.exec(approval)?.[1]
    // A process refuses requests while it is overloaded, as it may be just after its start.
    const certificate = await vi.waitFor(
      async () => {
        const response = await fetch(`${address}/api/certificate/verify/${csnId}`)
        expect(response.status).not.toBe(503)
        return await response.json()
      },
      { timeout: 30_000, interval: 500 },
    )
    expect(certificate).toMatchObject({
      success: true,
      certificate: {
        participantName: 'Pia Porter',
        bootcampName: 'AWS Cloud Bootcamp',
        status: 'Valid',
      },
    })
  })
  const database = await openEmbedded(folder)
  onTestFinished(() => database.close())
  expect(
    await only(database.db.select().from(bootcampTasks).where(eq(bootcampTasks.id, id))),
  ).toMatchObject({ status: 'approved', comment: 'Well done.' })
})

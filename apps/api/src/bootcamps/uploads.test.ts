import { readdir } from 'node:fs/promises'
import { maxUploadBytes } from '@rampart/contract/rules/uploadRules'
import { expect, test } from 'vitest'
import { makeDocx, makePdf, makeZip } from '../testing/makeZip.ts'
import { useTestApi } from '../testing/testApi.ts'
import { addTestParticipant, encodeForm, pdf } from './taskFixture.ts'
import type { Part } from './taskFixture.ts'

const api = useTestApi()

const typeMessage = 'Invalid file type. Only PDF, DOCX, and ZIP files are allowed.'
const sizeMessage = 'File size too large. Maximum size is 10MB.'

const fileOf = (name: string, content: Buffer | string, type = '') =>
  new File([new Uint8Array(Buffer.from(content))], name, { type })
const uploadsUnderWay = () => readdir(api.uploadFolder).catch(() => [])

/** The result of uploading a form: the response and all that was stored. */
async function outcome(parts: readonly Part[]) {
  const someone = await addTestParticipant(api)
  const before = api.files.size
  const { statusCode, ...answer } = await someone.uploadForm('weeklyTask', parts)
  const { success, message } = JSON.parse(answer.body)
  const { file } = (await someone.read()).json().data.task.weeklyTask
  return {
    status: statusCode,
    success,
    message,
    stored: api.files.size - before,
    underWay: await uploadsUnderWay(),
    file,
  }
}

const refusal = (status: number, message: string) => ({
  status,
  success: false,
  message,
  stored: 0,
  underWay: [],
  file: null,
})

test.each([
  ['a program called PDF', 'task.pdf', Buffer.from('MZ\x90\x00 a program')],
  ['a program called DOCX', 'task.docx', Buffer.from('\x7fELF a program')],
  ['a macro document', 'task.docx', makeDocx({ name: 'word/vbaProject.bin', content: 'x' })],
  ['a bomb', 'task.zip', makeZip([{ name: 'zeros', content: Buffer.alloc(3_000_000) }])],
  ['an archive that leads out', 'task.zip', makeZip([{ name: '../../out', content: 'x' }])],
  [
    'an archive with a link',
    'task.zip',
    makeZip([{ name: 'link', content: '/etc/passwd', mode: 0o120777 }]),
  ],
  ['an encrypted archive', 'task.zip', makeZip([{ name: 'secret', content: 'x', flags: 0x801 }])],
  ['a cut off archive', 'task.zip', makeZip([{ name: 'a', content: 'x' }]).subarray(0, 40)],
  ['another ending', 'task.exe', makePdf()],
])('%s is refused', async (_what, name, content) => {
  expect(await outcome([['file', fileOf(name, content)]])).toEqual(refusal(415, typeMessage))
})

test('a name keeps its quotation marks and letters of any script', async () => {
  const name = 'A "good" <b>&אב.pdf'
  expect(await outcome([['file', fileOf(name, makePdf())]])).toMatchObject({
    status: 200,
    file: { name },
  })
})

test('a part that says no type is judged by its name and its content', async () => {
  const someone = await addTestParticipant(api)
  const head = 'Content-Disposition: form-data; name="file"; filename'
  const upload = async (name: string, content: Buffer) =>
    api.post(
      '/bootcamp-task/upload/weeklyTask',
      Buffer.concat([
        Buffer.from(`--x\r\n${head}="${name}"\r\n\r\n`),
        content,
        Buffer.from('\r\n--x--\r\n'),
      ]),
      {
        ...(await api.admitted(someone.participant)),
        'content-type': 'multipart/form-data; boundary=x',
      },
    )
  const kept = await upload('task.pdf', makePdf())
  expect(kept.json()).toMatchObject({ success: true, data: { file: { name: 'task.pdf' } } })
  expect((await upload('task.pdf', Buffer.from('a text'))).statusCode).toBe(415)
})

test('an empty file has its own error', async () => {
  expect(await outcome([['file', fileOf('a.pdf', '')]])).toEqual(
    refusal(400, 'This file is empty. Please choose another one.'),
  )
})

test('10 MB are accepted; one byte more is not, nor is much more', async () => {
  const someone = await addTestParticipant(api)
  const answer = await someone.upload('weeklyTask', pdf('big.pdf', maxUploadBytes))
  expect(answer.json()).toMatchObject({ success: true, data: { file: { size: 10_485_760 } } })
  for (const more of [1, 1_000_000])
    expect(await outcome([['file', pdf('big.pdf', maxUploadBytes + more)]])).toEqual(
      refusal(413, sizeMessage),
    )
})

test.each<[string, readonly Part[], string]>([
  ['another field', [['upload', pdf()]], 'A file is required.'],
  ['a text in place of the file', [['file', 'not a file']], 'A file is required.'],
  ['no field', [], 'A file is required.'],
  [
    'two files',
    [
      ['file', pdf()],
      ['file', pdf()],
    ],
    'Send one file.',
  ],
  [
    'a field besides',
    [
      ['file', pdf()],
      ['status', 'approved'],
    ],
    'Unknown field: status.',
  ],
  [
    'a field before',
    [
      ['status', 'approved'],
      ['file', pdf()],
    ],
    'Unknown field: status.',
  ],
  [
    'a field twice',
    [
      ['a', '1'],
      ['a', '2'],
      ['file', pdf()],
    ],
    'A field was sent twice.',
  ],
  [
    'a field of the prototype',
    [
      ['__proto__', 'x'],
      ['file', pdf()],
    ],
    'The form could not be read.',
  ],
  ['a file of the prototype', [['constructor', pdf()]], 'The form could not be read.'],
  [
    'many fields',
    Array.from({ length: 40 }, (_, at) => [`field${at}`, 'x'] as const),
    'The form has too many fields.',
  ],
])('%s is refused', async (_what, parts, message) => {
  expect(await outcome(parts)).toEqual(refusal(400, message))
})

test.each([
  ['JSON', 'application/json', '{"file":"x"}', 415],
  ['no boundary', 'multipart/form-data', '--x\r\n\r\n--x--', 400],
  ['an empty boundary', 'multipart/form-data; boundary=', 'x', 400],
  ['no parts', 'multipart/form-data; boundary=x', '', 400],
  ['no form', 'multipart/form-data; boundary=x', 'nonsense', 400],
  [
    'a form that ends early',
    'multipart/form-data; boundary=x',
    '--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7',
    400,
  ],
  [
    'heads without end',
    'multipart/form-data; boundary=x',
    `--x\r\n${'A: b\r\n'.repeat(5_000)}`,
    400,
  ],
])('a body that is %s is refused', async (_what, type, payload, status) => {
  const someone = await addTestParticipant(api)
  const headers = { ...(await api.admitted(someone.participant)), 'content-type': type }
  const answer = await api.post('/bootcamp-task/upload/weeklyTask', payload, headers)
  expect(answer.statusCode).toBe(status)
  expect(answer.json().success).toBe(false)
  expect(await uploadsUnderWay()).toEqual([])
})

test('calls without a form refuse one', async () => {
  const { headers, payload } = await encodeForm([['email', 'a@example.org']])
  const answer = await api.post('/auth/forgot-password', payload, headers)
  expect(answer.statusCode).toBe(415)
  expect(answer.json().code).toBe('unsupported_media_type')
})

test.each(['other', 'weeklytask', '..', 'constructor'])(
  'there is no file of the kind %s',
  async (kind) => {
    const someone = await addTestParticipant(api)
    expect((await someone.uploadForm(kind, [['file', pdf()]])).statusCode).toBe(404)
  },
)

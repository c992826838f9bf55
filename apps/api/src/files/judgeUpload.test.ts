import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { uploadTypes } from '@rampart/contract/rules/uploadRules'
import { expect, onTestFinished, test } from 'vitest'
import { makeDocx, makePdf, makeZip } from '../testing/makeZip.ts'
import { judgeUpload } from './judgeUpload.ts'

async function judge(name: string, content: Buffer | string, type = 'application/octet-stream') {
  const folder = await mkdtemp(join(tmpdir(), 'api-judge-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const path = join(folder, 'upload')
  const bytes = Buffer.from(content)
  await writeFile(path, bytes)
  return judgeUpload({ path, name, type, size: bytes.length })
}

const [pdfType = ''] = uploadTypes['.pdf']
const [docxType = ''] = uploadTypes['.docx']
/** This many bytes, which pack to about an eightieth: each 32 KiB have some noise. */
function packable(bytes: number): Buffer {
  const content = Buffer.alloc(bytes)
  for (let at = 0; at < bytes - 360; at += 32_768) randomBytes(360).copy(content, at)
  return content
}

/** The first block of the only entry has a kind that does not exist. */
function withBadContent(): Buffer {
  const zip = Buffer.from(makeZip([{ name: 'a', content: 'x' }]))
  zip.writeUInt8(0b111, 31)
  return zip
}

/** Its directory names the bytes of one entry three times. */
function withSharedEntry(): Buffer {
  const zip = makeZip([{ name: 'a', content: 'x'.repeat(1000), method: 0 }])
  const [start, end] = [zip.indexOf('PK\x01\x02'), zip.indexOf('PK\x05\x06')]
  const entry = zip.subarray(start, end)
  const tail = Buffer.from(zip.subarray(end))
  tail.writeUInt16LE(3, 8)
  tail.writeUInt16LE(3, 10)
  tail.writeUInt32LE(3 * entry.length, 12)
  return Buffer.concat([zip.subarray(0, start), entry, entry, entry, tail])
}

const plainZip = makeZip([
  { name: 'folder/', mode: 0o040755 },
  { name: 'folder/notes.txt', content: 'What I did.' },
])

test.each([
  ['task.pdf', makePdf(), 'application/pdf', pdfType],
  ['TASK.PDF', makePdf(), '', pdfType],
  ['task.pdf', makePdf(), 'application/octet-stream', pdfType],
  ['task.pdf', makePdf(), 'text/plain', pdfType],
  ['resume.docx', makeDocx(), docxType, docxType],
  ['resume.docx', makeDocx(), 'application/octet-stream', docxType],
  ['task.zip', plainZip, 'application/x-zip-compressed', 'application/zip'],
  ['task.zip', plainZip, 'application/zip; charset=binary', 'application/zip'],
  // A document is also an archive.
  ['task.zip', makeDocx(), 'application/zip', 'application/zip'],
  // From a system whose entries have no kind.
  [
    'task.zip',
    makeZip([{ name: 'a.txt', mode: 0, content: 'x' }]),
    'application/zip',
    'application/zip',
  ],
  [
    'task.zip',
    makeZip([{ name: 'a.txt', content: 'stored', method: 0 }]),
    'application/zip',
    'application/zip',
  ],
  // Written while it is packed: the sizes follow the content.
  [
    'task.zip',
    makeZip([{ name: 'a.txt', content: 'x', flags: 0x808, head: { packed: 0, unpacked: 0 } }]),
    'application/zip',
    'application/zip',
  ],
])('%s is taken (%#)', async (name, content, type, verdict) => {
  expect(await judge(name, content, type)).toEqual({ type: verdict })
})

const program = Buffer.concat([Buffer.from('MZ'), randomBytes(500)])
const script = '#!/bin/sh\nrm -rf /\n'

test.each([
  ['a program called PDF', 'task.pdf', program],
  ['a program called ZIP', 'task.zip', program],
  ['a program called DOCX', 'task.docx', program],
  ['a program that carries an archive', 'task.zip', Buffer.concat([program, plainZip])],
  ['a script', 'task.pdf', script],
  ['a page', 'task.pdf', '<!doctype html><script>alert(1)</script>%%EOF'],
  ['a PDF behind a page', 'task.pdf', `<html>${makePdf().toString('latin1')}`],
  ['a PDF without an end', 'task.pdf', '%PDF-1.7\n'],
  ['a PDF cut off', 'task.pdf', makePdf(9_000).subarray(0, 8_000)],
  ['a PDF called ZIP', 'task.zip', makePdf()],
  ['a PDF called DOCX', 'task.docx', makePdf()],
  ['an archive called PDF', 'task.pdf', plainZip],
  ['an archive called DOCX', 'task.docx', plainZip],
  [
    'a document without a text',
    'task.docx',
    makeZip([{ name: '[Content_Types].xml', content: 'x' }]),
  ],
  [
    'a spreadsheet called DOCX',
    'task.docx',
    makeZip([{ name: '[Content_Types].xml' }, { name: 'xl/workbook.xml' }]),
  ],
  ['an old document', 'task.docx', Buffer.from('D0CF11E0A1B11AE1', 'hex')],
  ['another ending', 'task.exe', makePdf()],
  ['two endings', 'task.pdf.exe', makePdf()],
  ['no ending', 'task', makePdf()],
  ['no name', '', makePdf()],
  ['an empty archive', 'task.zip', makeZip([])],
  ['an archive cut off', 'task.zip', plainZip.subarray(0, plainZip.length - 30)],
  ['an archive’s head alone', 'task.zip', 'PK\x03\x04'],
  ['a name that leads out', 'task.zip', makeZip([{ name: '../../etc/passwd', content: 'x' }])],
  [
    'a name that leads out, in the middle',
    'task.zip',
    makeZip([{ name: 'a/../../b', content: 'x' }]),
  ],
  [
    'a name that leads out, by backslashes',
    'task.zip',
    makeZip([{ name: '..\\..\\autoexec.bat', content: 'x' }]),
  ],
  ['an absolute name', 'task.zip', makeZip([{ name: '/etc/passwd', content: 'x' }])],
  ['a name with a drive', 'task.zip', makeZip([{ name: 'C:\\Windows\\a.dll', content: 'x' }])],
  [
    'a name with a control character',
    'task.zip',
    makeZip([{ name: 'a\u001b[2J.txt', content: 'x' }]),
  ],
  ['a link', 'task.zip', makeZip([{ name: 'link', content: '/etc/passwd', mode: 0o120777 }])],
  ['a device', 'task.zip', makeZip([{ name: 'device', mode: 0o020666 }])],
  ['an encrypted entry', 'task.zip', makeZip([{ name: 'secret', content: 'x', flags: 0x801 }])],
  [
    'a strongly encrypted entry',
    'task.zip',
    makeZip([{ name: 'secret', content: 'x', flags: 0x840 }]),
  ],
  [
    'an encrypted directory',
    'task.zip',
    makeZip([{ name: 'secret', content: 'x', flags: 0x2800 }]),
  ],
  ['macros', 'task.docx', makeDocx({ name: 'word/vbaProject.bin', content: 'x' })],
  [
    'macros, in other letters',
    'task.docx',
    makeDocx({ name: 'word/VBAPROJECT.BIN', content: 'x' }),
  ],
  [
    'a macro document called ZIP',
    'task.zip',
    makeDocx({ name: 'word/vbaProject.bin', content: 'x' }),
  ],
  ['a bomb', 'task.zip', makeZip([{ name: 'zeros', content: Buffer.alloc(5_000_000) }])],
  [
    'a bomb of many entries',
    'task.docx',
    makeDocx(
      ...Array.from({ length: 40 }, (_, at) => ({ name: `${at}`, content: Buffer.alloc(200_000) })),
    ),
  ],
  ['more than 200 MB', 'task.zip', makeZip([{ name: 'big', content: packable(200_000_001) }])],
  [
    'an entry with more than it claims',
    'task.zip',
    makeZip([{ name: 'zeros', content: Buffer.alloc(5_000_000), claims: { unpacked: 10 } }]),
  ],
  [
    'a document with a part that has more than it claims',
    'task.docx',
    makeDocx({ name: 'word/media.bin', content: 'x'.repeat(101), claims: { unpacked: 100 } }),
  ],
  [
    'an entry with less than it claims',
    'task.zip',
    makeZip([{ name: 'a', content: 'x', claims: { unpacked: 2 } }]),
  ],
  [
    'an entry that claims to be stored, and is longer',
    'task.zip',
    makeZip([{ name: 'a', content: 'abc', method: 0, claims: { unpacked: 10 } }]),
  ],
  ['an unknown method', 'task.zip', makeZip([{ name: 'a', content: 'x', method: 99 }])],
  ['the method LZMA', 'task.zip', makeZip([{ name: 'a', content: 'x', method: 14 }])],
  ['content that is not deflated', 'task.zip', withBadContent()],
  [
    'an entry whose own head names another method',
    'task.zip',
    makeZip([{ name: 'a', content: 'x', method: 0, head: { method: 8 } }]),
  ],
  [
    'an entry whose own head claims another size',
    'task.zip',
    makeZip([{ name: 'a', content: 'x', head: { unpacked: 4_000_000_000 } }]),
  ],
  [
    'entries that share their bytes',
    'task.zip',
    makeZip([1, 2, 3].map((at) => ({ name: `${at}`, content: 'x', claims: { packed: 300 } }))),
  ],
  ['one entry that is named three times', 'task.zip', withSharedEntry()],
  [
    '2,001 entries',
    'task.zip',
    makeZip(Array.from({ length: 2_001 }, (_, at) => ({ name: `${at}`, content: 'x' }))),
  ],
])('%s is refused', async (_what, name, content) => {
  expect(await judge(name, content)).toHaveProperty('problem')
})

test('files exactly at the limits are accepted', async () => {
  expect(
    await judge(
      'task.zip',
      makeZip(Array.from({ length: 2_000 }, (_, at) => ({ name: `${at}`, content: 'x' }))),
    ),
  ).toEqual({ type: 'application/zip' })
  const big = makeZip([{ name: 'big', content: packable(200_000_000) }])
  expect(await judge('task.zip', big)).toEqual({ type: 'application/zip' })
})

test.each(['text/html', 'application/x-msdownload', 'application/pdf'])(
  'an archive that comes as %s is refused',
  async (type) => {
    expect(await judge('task.zip', plainZip, type)).toHaveProperty('problem')
  },
)

test('no bytes make the check throw, and what it accepts is the unchanged archive', async () => {
  for (let round = 0; round < 300; round += 1) {
    const bytes = Buffer.from(makeDocx())
    for (let change = 0; change < 4; change += 1)
      bytes.writeUInt8(
        randomBytes(1).readUInt8(),
        4 + (randomBytes(4).readUInt32LE() % (bytes.length - 4)),
      )
    const verdict = await judge('task.docx', bytes)
    expect('type' in verdict || verdict.problem.length > 0).toBe(true)
  }
})

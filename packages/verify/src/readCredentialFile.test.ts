import { AFRelationship, PDFDocument } from 'pdf-lib'
import { expect, test } from 'vitest'
import { readCredentialFile } from './readCredentialFile.ts'
import type { Unreadable } from './readCredentialFile.ts'

const credential = {
  id: 'https://learn.example.org/cert/view/CSN-1',
  credentialSubject: { name: 'Ада 👩🏽‍💻 ]]>' },
  proof: {},
}
const json = JSON.stringify(credential)

/** Browsers have a parser of SVG; here one element replaces it. */
const readSvg = (text: string) =>
  text.startsWith('<svg') ? (/<c>(.*)<\/c>/s.exec(text)?.[1] ?? null) : fail()
const fail = (): never => {
  throw new Error('No SVG.')
}
const readIds = (text: string) => text.match(/(?:CSN|BDG)-\w+/g) ?? []

/** Bytes one after the other: texts in UTF-8, arrays as they are. */
function join(...parts: readonly (string | ArrayLike<number>)[]): Uint8Array {
  return Uint8Array.from(
    parts.flatMap((part) =>
      Array.from(typeof part === 'string' ? new TextEncoder().encode(part) : part),
    ),
  )
}
const latin1 = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
const deflated = async (content: string | Uint8Array) =>
  new Uint8Array(
    await new Response(
      new Blob([content as BlobPart]).stream().pipeThrough(new CompressionStream('deflate')),
    ).arrayBuffer(),
  )

const read = (content: string | Uint8Array) =>
  readCredentialFile(typeof content === 'string' ? join(content) : content, { readSvg, readIds })
const reason = async (content: string | Uint8Array) => {
  const found = await read(content)
  return found.kind === 'none' ? found.reason : found
}

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const number = (value: number) => [24, 16, 8, 0].map((shift) => (value >>> shift) & 255)
const chunk = (type: string, data: Uint8Array, length = data.length) =>
  join(number(length), type, data, number(0))
const png = (...chunks: Uint8Array[]) =>
  join(signature, chunk('IHDR', new Uint8Array(13)), ...chunks, chunk('IEND', join()))
const baked = (text = json, { keyword = 'openbadgecredential', flags = [0, 0, 0, 0, 0] } = {}) =>
  chunk('iTXt', join(keyword, flags, text))

async function pdf(
  attachments: readonly (string | Uint8Array)[],
  options: { useObjectStreams?: boolean } = {},
): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  document.addPage()
  for (const [index, content] of attachments.entries())
    await document.attach(join(content), `CSN-${index}.json`, {
      mimeType: 'application/vc',
      afRelationship: AFRelationship.Source,
    })
  return document.save(options)
}

/** A PDF with one attachment, as its bytes are. */
const attached = (content: Uint8Array | string, head = '/Filter /FlateDecode') =>
  join(
    `%PDF-1.7\n1 0 obj\n<< /Type /EmbeddedFile ${head} /Length ${content.length} >>\nstream\n`,
    content,
    '\nendstream\nendobj\n',
  )

test.each<[string, string | Uint8Array | Promise<Uint8Array>]>([
  ['JSON', json],
  ['JSON with a mark of its byte order', `\uFEFF\n ${json}`],
  ['a PNG', png(chunk('tEXt', join('Author\0Ada')), baked(), chunk('IDAT', new Uint8Array(40)))],
  [
    'a PNG whose text has a language',
    png(chunk('iTXt', join('openbadgecredential\0\0\0en\0credential\0', json))),
  ],
  ['a PNG within other bytes', join([0], png(baked())).subarray(1)],
  ['an SVG', `<svg><c>${json}</c></svg>`],
  ['a PDF', pdf([json])],
  [
    'a PDF without object streams, after a line of a mail program',
    pdf([json], { useObjectStreams: false }).then((bytes) => join('X-Mailer: old\n', bytes)),
  ],
  [
    'a PDF with other files attached',
    pdf(['<invoice/>', json, '<xsd name="credentialSubject"/>', new Uint8Array([255, 254, 0])]),
  ],
  ['a PDF that packs nothing', attached(json, '')],
  [
    'a PDF with a list of one packing',
    deflated(json).then((packed) => attached(packed, '/Filter [/FlateDecode]')),
  ],
])('the credential of %s is found', async (_what, content) => {
  expect(await read(await content)).toEqual({ kind: 'credential', json: credential })
})

test.each<[string, Uint8Array]>([
  ['UTF-8', join('\uFEFFName;ID\nZoë;CSN-1')],
  [
    'UTF-16',
    new Uint8Array(
      Uint16Array.from('\uFEFFName;ID\nZoë;CSN-1', (letter) => letter.charCodeAt(0)).buffer,
    ),
  ],
  [
    'UTF-16 of other machines',
    Uint8Array.from(
      Array.from('\uFEFFName;ID\nZoë;CSN-1', (letter) => letter.charCodeAt(0)).flatMap((code) => [
        code >>> 8,
        code & 255,
      ]),
    ),
  ],
  ['a code page', latin1('Name;ID\nZoë;CSN-1')],
  ['a table that names PDF later on', join(`${'Zoë;CSN-1\n'.repeat(200)}%PDF-`)],
])('the IDs of a text in %s are found', async (_what, content) => {
  const found = await read(content)
  expect(found.kind === 'ids' && [...new Set(found.ids)]).toEqual(['CSN-1'])
})

test.each<[string, string | Uint8Array, Unreadable]>([
  ['nothing', '', 'empty_file'],
  ['eleven megabytes', new Uint8Array(11_000_000), 'file_too_large'],
  ['another kind of file', new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16]), 'other_kind'],
  ['prose', 'Dear Sir or Madam', 'no_ids'],
  ['a long text', 'CSN-1 '.repeat(200_000), 'text_too_long'],
  ['a web page', '<!doctype html><p>CSN-1', 'damaged'],
  ['an SVG without one', '<svg></svg>', 'svg_without'],
  ['JSON that is cut off', json.slice(0, -9), 'json_damaged'],
  ['other JSON', '{"name":"left-pad"}', 'json_unsigned'],
  ['JSON that is nested deep', `{"proof":${'['.repeat(40)}${']'.repeat(40)}}`, 'json_too_deep'],
  [
    'JSON that is nested as deep as it is long',
    `{"proof":${'['.repeat(100_000)}${']'.repeat(100_000)}}`,
    'json_too_deep',
  ],
  ['JSON of very many values', `{"proof":[${'0,'.repeat(20_000)}0]}`, 'json_too_deep'],
  ['much JSON', `{"proof":"${'x'.repeat(300_000)}"}`, 'json_too_long'],
])('%s has none', async (_what, content, why) => {
  expect(await reason(content)).toBe(why)
})

test.each<[string, Uint8Array, Unreadable]>([
  ['without one', png(), 'png_without'],
  ['of another keyword', png(baked(json, { keyword: 'openbadges' })), 'png_without'],
  [
    'of another keyword as long',
    png(baked(json, { keyword: 'openbadgeCredential' })),
    'png_without',
  ],
  [
    'of a keyword that goes on',
    png(baked(json, { keyword: 'openbadgecredentials' })),
    'png_without',
  ],
  [
    'in a chunk of another type',
    png(chunk('tIME', join(`openbadgecredential\0${json}`))),
    'png_without',
  ],
  [
    'in a packed chunk',
    png(chunk('zTXt', join(`openbadgecredential\0\0x\0\0${json}`))),
    'png_packed',
  ],
  ['that is compressed', png(baked(json, { flags: [0, 1, 0, 0, 0] })), 'png_packed'],
  ['in an older chunk', png(chunk('tEXt', join(`openbadgecredential\0${json}`))), 'png_packed'],
  [
    'without ends of its parts',
    png(chunk('iTXt', join('openbadgecredential\0\0\0en'))),
    'png_packed',
  ],
  ['with two', png(baked(), baked()), 'png_several'],
  ['of a signature alone', new Uint8Array(signature), 'png_without'],
  ['that is cut off', png(baked()).subarray(0, 120), 'png_without'],
  [
    'that lies about a length',
    png(chunk('iTXt', join('openbadgecredential'), 0xffffffff)),
    'png_without',
  ],
  ['whose credential is no JSON', png(baked('{"proof":')), 'json_damaged'],
])('a PNG %s has none', async (_what, content, why) => {
  expect(await reason(content)).toBe(why)
})

test.each<[string, Uint8Array | Promise<Uint8Array>, Unreadable]>([
  ['without attachments', pdf([]), 'pdf_without'],
  ['packed as nobody expects', attached(json, '/Filter /LZWDecode'), 'pdf_unreadable'],
  [
    'with another attachment',
    pdf(['{"credentialSubjects":1', '<x/>'].map((text) => text.replace('credentialSubjects', 'x'))),
    'pdf_without',
  ],
  ['with two', pdf([json, json.replace('CSN-1', 'CSN-2')]), 'pdf_several'],
  ['of a head alone', join('%PDF-1.7'), 'pdf_without'],
  [
    'whose names of attachments are none',
    join('%PDF-1.7\n1 0 obj\n<< /EmbeddedFiles << >> >>\nendobj\n'),
    'pdf_without',
  ],
  [
    'that is cut off',
    deflated(json).then((packed) => attached(packed).subarray(0, 90)),
    'pdf_unreadable',
  ],
  [
    'that would unpack to a hundred megabytes',
    deflated(new Uint8Array(100_000_000)).then((packed) => attached(packed)),
    'pdf_unreadable',
  ],
  [
    'packed twice',
    deflated(json)
      .then(deflated)
      .then((packed) => attached(packed, '/Filter [/FlateDecode /FlateDecode]')),
    'pdf_unreadable',
  ],
  ['that lies about what packs it', attached('not packed at all'), 'pdf_unreadable'],
  [
    'nested without end',
    join(`%PDF-1.7\n1 0 obj ${'['.repeat(100_000)} /EmbeddedFile`),
    'pdf_without',
  ],
  [
    'nested within an object',
    join(`%PDF-1.7\n1 0 obj << /Type /EmbeddedFile /X ${'['.repeat(200_000)}`),
    'pdf_unreadable',
  ],
  [
    'of a thousand attachments',
    join(`%PDF-1.7\n${'1 0 obj << /Type /EmbeddedFile >> endobj '.repeat(1000)}`),
    'pdf_unreadable',
  ],
  // Searching all bytes before each of them took seconds with ten megabytes.
  [
    'of a thousand types without an object',
    join(`%PDF-1.7\n${'/EmbeddedFile '.repeat(1000)}`),
    'pdf_unreadable',
  ],
])('a PDF %s has none', async (_what, content, why) => {
  expect(await reason(await content)).toBe(why)
})

test('an attachment whose length is told elsewhere, or wrongly, is found', async () => {
  const file = attached(await deflated(json))
  for (const length of ['5 0 R', '3', '-5', '99999999']) {
    const text = String.fromCharCode(...file).replace(/\/Length \d+/, `/Length ${length}`)
    expect(await read(latin1(text))).toEqual({ kind: 'credential', json: credential })
  }
})

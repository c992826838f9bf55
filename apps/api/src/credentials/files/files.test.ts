import { createHash } from 'node:crypto'
import { brotliDecompressSync } from 'node:zlib'
import { readTags } from '@rampart/artwork/readTags'
import { Resvg } from '@resvg/resvg-js'
import {
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFRawStream,
  decodePDFRawStream,
} from 'pdf-lib'
import { eq, inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { useDemoRecords } from '../../testing/demoSite.ts'
import { useTestApi } from '../../testing/testApi.ts'
import { credentials } from '../credentials.tables.ts'
import { reissue, revoke } from '../signing/operations.ts'

const api = useTestApi()
useDemoRecords(api)

const dana = 'CSN-DEMO000001'
const file = (name: string, headers?: Record<string, string>) =>
  api.get(`/${/^BDG/i.test(name) ? 'badge' : 'certificate'}/file/${name}`, headers)

async function bytesOf(name: string): Promise<Buffer> {
  const response = await file(name)
  expect(response.statusCode).toBe(200)
  return response.rawPayload
}

/** The texts of a PNG's uncompressed iTXt chunks by keyword. */
function textsOf(png: Buffer): Map<string, string> {
  const texts = new Map<string, string>()
  for (let at = 8; at < png.length;) {
    const length = png.readUInt32BE(at)
    const [type, data] = [
      png.toString('latin1', at + 4, at + 8),
      png.subarray(at + 8, at + 8 + length),
    ]
    if (type === 'iTXt') {
      const end = data.indexOf(0)
      if (data.subarray(end, end + 5).some(Boolean))
        throw new Error('The text is compressed, or has a language.')
      texts.set(data.toString('latin1', 0, end), data.toString('utf8', end + 5))
    }
    at += 12 + length
  }
  return texts
}

/** The files attached to a PDF by name. */
async function attachmentsOf(bytes: Buffer): Promise<Map<string, string>> {
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false })
  const names = pdf.catalog
    .lookup(PDFName.of('Names'), PDFDict)
    .lookup(PDFName.of('EmbeddedFiles'), PDFDict)
    .get(PDFName.of('Names'))
  const list = pdf.context.lookup(names) as unknown as {
    size(): number
    lookup(index: number): unknown
  }
  const found = new Map<string, string>()
  for (let index = 0; index < list.size(); index += 2) {
    const stream = (list.lookup(index + 1) as PDFDict)
      .lookup(PDFName.of('EF'), PDFDict)
      .lookup(PDFName.of('F'))
    found.set(
      (list.lookup(index) as PDFHexString).decodeText(),
      Buffer.from(decodePDFRawStream(stream as PDFRawStream).decode()).toString(),
    )
  }
  return found
}

test.each([
  [`${dana}.png`, 'image/png', 'cross-origin'],
  [`${dana}.svg`, 'image/svg+xml; charset=utf-8', 'cross-origin'],
  [`${dana}.pdf`, 'application/pdf', undefined],
  [`${dana}.json`, 'application/vc', 'cross-origin'],
  [`${dana}.preview.png`, 'image/png', 'cross-origin'],
  ['BDG-DEMO000001.preview.png', 'image/png', 'cross-origin'],
  ['CSN-DEMO000002.pdf', 'application/pdf', undefined],
  ['CSN-DEMO000003.png', 'image/png', 'cross-origin'],
  ['BDG-DEMO000001.png', 'image/png', 'cross-origin'],
  ['BDG-DEMO000001.svg', 'image/svg+xml; charset=utf-8', 'cross-origin'],
  ['BDG-DEMO000001.json', 'application/vc', 'cross-origin'],
])('%s is served', async (name, type, policy) => {
  const response = await file(name.toLowerCase())
  expect(response.statusCode).toBe(200)
  expect(response.headers).toMatchObject({
    'content-type': type,
    'content-disposition': `inline; filename="${name}"`,
    'cache-control': 'public, no-cache',
  })
  // Only what differs from every response's.
  expect(response.headers['cross-origin-resource-policy']).toBe(policy)
  expect(/sandbox/.test(String(response.headers['content-security-policy']))).toBe(
    name.endsWith('.svg'),
  )
  expect((await file(name, { 'if-none-match': String(response.headers.etag) })).statusCode).toBe(
    304,
  )
})

test('the preview has the size that other sites ask for, and leaves the picture stored', async () => {
  const stored = await bytesOf(`${dana}.png`)
  for (const name of [`${dana}.preview.png`, 'BDG-DEMO000001.preview.png']) {
    const preview = await bytesOf(name)
    expect([preview.readUInt32BE(16), preview.readUInt32BE(20)]).toEqual([1200, 630])
    // Messengers leave out larger ones.
    expect(preview.length).toBeLessThan(300_000)
  }
  const names = await api.fileStore.list(`credentials/${dana}`)
  expect(names.filter((name) => /^[^.]*\.png$/.test(name))).toHaveLength(1)
  expect(await bytesOf(`${dana}.png`)).toEqual(stored)
})

const preflight = (path: string) =>
  api.app.inject({
    method: 'OPTIONS',
    url: `/api${path}`,
    headers: {
      origin: 'https://verifier.example',
      'access-control-request-headers': 'cache-control',
    },
  })

test.each([
  '/certificate/file/CSN-DEMO000001.json',
  '/badge/file/bdg-demo000001.JSON',
  '/issuer/did.json',
  '/issuer/status/1',
])('scripts of any site may read %s', async (path) => {
  await file(`${dana}.json`)
  const asked = await preflight(path)
  expect(asked.statusCode).toBe(204)
  expect(asked.headers).toMatchObject({
    'access-control-allow-origin': '*',
    'access-control-allow-methods': 'GET, HEAD',
    'access-control-allow-headers': '*',
  })
  const response = await api.get(path, { origin: 'https://verifier.example' })
  expect(response.statusCode).toBe(200)
  expect(response.headers).toMatchObject({
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
  })
  const known = await api.get(path, { 'if-none-match': String(response.headers.etag) })
  expect([known.statusCode, known.headers['access-control-allow-origin']]).toEqual([304, '*'])
  for (const { headers } of [asked, response])
    expect(headers['access-control-allow-credentials']).toBeUndefined()
})

test.each([
  ['/certificate/file/CSN-DEMO000001.png', 404],
  ['/certificate/file/CSN-DEMO000001.pdf', 404],
  ['/certificate/verify/CSN-DEMO000001', 405],
  ['/explore', 405],
])('scripts of other sites may not read %s', async (path, refusal) => {
  const headers = { origin: 'https://verifier.example' }
  for (const response of [await preflight(path), await api.get(path, headers)])
    expect(
      Object.keys(response.headers).filter((name) => name.startsWith('access-control-')),
    ).toEqual([])
  expect((await preflight(path)).statusCode).toBe(refusal)
})

test.each([
  'CSN-NOBODY.png',
  `${dana}.exe`,
  `${dana}.gif`,
  dana,
  'BDG-DEMO000001.pdf',
  '..%2f..%2fetc%2fpasswd',
  '%00.png',
  `${dana}.png.png`,
  `CSN-${'A'.repeat(80)}.png`,
])('%s is not there', async (name) => {
  expect((await file(name)).statusCode).toBe(404)
})

test('a badge is no certificate', async () => {
  expect((await api.get('/certificate/file/BDG-DEMO000001.png')).statusCode).toBe(404)
  expect((await api.get(`/badge/file/${dana}.png`)).statusCode).toBe(404)
})

test.each([dana, 'BDG-DEMO000001'])(
  'each file of %s carries the same signed record',
  async (id) => {
    const signed = (await bytesOf(`${id}.json`)).toString()
    expect([...textsOf(await bytesOf(`${id}.png`))]).toEqual([['openbadgecredential', signed]])
    const svg = (await bytesOf(`${id}.svg`)).toString()
    expect(svg).toContain(' xmlns:openbadges="https://purl.imsglobal.org/ob/v3p0"')
    expect(
      /<openbadges:credential><!\[CDATA\[(.*?)\]\]><\/openbadges:credential>/s.exec(svg)?.[1],
    ).toBe(signed)
  },
)

test('the PDF contains the signed record as a file', async () => {
  const signed = (await bytesOf(`${dana}.json`)).toString()
  expect([...(await attachmentsOf(await bytesOf(`${dana}.pdf`)))]).toEqual([
    [`${dana}.json`, signed],
  ])
})

test('the PDF is one A4 sheet across, and says what it is', async () => {
  const pdf = await PDFDocument.load(await bytesOf(`${dana}.pdf`), { updateMetadata: false })
  expect(pdf.getPages().map((page) => page.getSize())).toEqual([{ width: 841.89, height: 595.28 }])
  expect(pdf.getTitle()).toBe('Incident Response 101: Dana Learner')
  expect(pdf.getKeywords()).toContain(dana)
})

/** What a program that reads the certificate of a name aloud finds in its PDF. */
async function readAloud(name: string): Promise<[role: string, text: string | undefined][]> {
  await api.db
    .update(credentials)
    .set({ participantName: name, version: nextVersion() })
    .where(eq(credentials.credentialId, dana))
  const { parts } = await readTags(await bytesOf(`${dana}.pdf`))
  expect(parts.every(({ contents }) => contents === 1)).toBe(true)
  return parts.map(({ role, text }) => [role, text])
}

test('the PDF is read aloud in its order, a name as it is written', async () => {
  expect(await readAloud('دانا Learner')).toEqual([
    ['P', 'Rampart'],
    ['H1', 'CERTIFICATE OF COMPLETION'],
    ['P', 'دانا Learner'],
    ['P', 'has completed the course'],
    ['P', 'Incident Response 101'],
    ['P', 'ISSUED ON'],
    ['P', expect.stringMatching(/, 20\d\d$/)],
    ['P', 'CERTIFICATE ID'],
    ['P', dana],
    ['P', 'Signed as an Open Badge 3.0. Scan to verify.'],
    ['P', expect.stringContaining(`/cert/view/${dana}`)],
    ['Link', undefined],
  ])
})

test('a file is drawn once, however many ask, and again when it is gone', async () => {
  api.files.clear()
  const all = await Promise.all(Array.from({ length: 12 }, () => bytesOf(`${dana}.png`)))
  expect(new Set(all.map((bytes) => createHash('sha256').update(bytes).digest('hex'))).size).toBe(1)
  expect([...api.files.keys()]).toEqual([
    expect.stringMatching(/^credentials\/CSN-DEMO000001\/[0-9a-f]{32}\.png$/),
  ])
  api.files.clear()
  expect(await bytesOf(`${dana}.png`)).toEqual(all[0])
})

test('drawing leaves the thread that serves requests free', async () => {
  api.files.clear()
  const [thread, whole] = [process.threadCpuUsage(), process.cpuUsage()]
  await Promise.all([`${dana}.svg`, `${dana}.pdf`].map(bytesOf))
  const here = process.threadCpuUsage(thread)
  const everywhere = process.cpuUsage(whole)
  // A thirtieth of it; two fifths where this thread draws.
  expect(here.user + here.system).toBeLessThan((everywhere.user + everywhere.system) / 5)
})

test('an SVG is sent compressed, as text is, and a PNG is not', async () => {
  const plain = await bytesOf(`${dana}.svg`)
  const { headers, rawPayload } = await file(`${dana}.svg`, { 'accept-encoding': 'br' })
  expect(headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' })
  expect(rawPayload.length).toBeLessThan(plain.length / 3)
  expect(brotliDecompressSync(rawPayload)).toEqual(plain)
  expect((await file(`${dana}.png`, { 'accept-encoding': 'br' })).headers).not.toHaveProperty(
    'content-encoding',
  )
})

test('what is kept is sent as it is', async () => {
  await bytesOf(`${dana}.png`)
  const name = [...api.files.keys()].find((kept) => kept.endsWith('.png')) ?? ''
  api.files.set(name, Buffer.from('kept'))
  expect((await bytesOf(`${dana}.png`)).toString()).toBe('kept')
  api.files.clear()
})

test('a change makes new files, and the ones from before are removed', async () => {
  const id = 'CSN-DEMO000002'
  const before = await file(`${id}.png`)
  await reissue(api.db, id, { name: 'Patricia Participant', now: new Date() })
  const after = await file(`${id}.png`, { 'if-none-match': String(before.headers.etag) })
  expect(after.statusCode).toBe(200)
  expect(textsOf(after.rawPayload).get('openbadgecredential')).toContain('Patricia Participant')
  await revoke(api.db, id, { reason: 'Test', now: new Date() })
  const revoked = await file(`${id}.png`)
  expect(revoked.headers.etag).not.toBe(after.headers.etag)
  expect(
    [...api.files.keys()].filter((name) => name.includes(id) && name.endsWith('.png')),
  ).toHaveLength(1)
  // The mark covers the middle.
  expect(redShare(revoked.rawPayload)).toBeGreaterThan(0.02)
  // A screen reader says it first.
  expect((await readTags(await bytesOf(`${id}.pdf`))).parts[0]?.text).toBe('REVOKED')
  expect(redShare(before.rawPayload)).toBe(0)
})

/** Which share of a picture has the color of the revoked mark. */
function redShare(png: Buffer): number {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="210" height="149"><image href="data:image/png;base64,${png.toString('base64')}" width="210" height="149"/></svg>`
  const { pixels } = new Resvg(svg).render()
  const isRed = Array.from(
    { length: pixels.length / 4 },
    (_value, index) =>
      (pixels[index * 4] ?? 0) > 150 &&
      (pixels[index * 4 + 1] ?? 0) < 80 &&
      (pixels[index * 4 + 2] ?? 0) < 90,
  )
  return isRed.filter(Boolean).length / isRed.length
}

const names: Readonly<Record<string, string>> = {
  markup: '<script>alert("&amp;")</script> ]]> \'quoted\'',
  entities: '&lt;b&gt; &#x202E; &nbsp;',
  Arabic: 'محمد بن عبد الله بن أحمد',
  Hebrew: 'שָׁלוֹם כהן',
  'mixed directions': 'Ada (אדה) عدي O’Brien',
  'a turned direction': 'Ada \u202Egnol si eman ym',
  Greek: 'Ελένη Παπαδοπούλου',
  Cyrillic: 'Ольга Ёлкина-Щербакова',
  Vietnamese: 'Nguyễn Thị Phương',
  Devanagari: 'अनुष्का शर्मा',
  Chinese: '欧阳小明',
  Japanese: '山田 太郎 ハナコ',
  Korean: '김철수',
  'a script without a font': '𐎀𐎁𐎂 𐏂',
  emoji: 'Ada 👩🏽‍💻🏳️‍🌈 Early',
  'nothing visible': '\u200B\u2060\uFEFF',
  'one long word': 'W'.repeat(100),
  'a hundred letters': 'Maximiliane Anastasia '.repeat(5).slice(0, 100),
  'zalgo marks': `A${'\u0301\u0323\u0334'.repeat(30)}da`,
}

test.each(Object.entries(names))('a name of %s breaks no file', async (_what, name) => {
  await api.db
    .update(credentials)
    .set({ participantName: name, version: nextVersion() })
    .where(inArray(credentials.credentialId, [dana, 'BDG-DEMO000001']))
  const signed = (await bytesOf(`${dana}.json`)).toString()
  expect(JSON.parse(signed)).toMatchObject({
    credentialSubject: { identifier: [{ identityHash: name }, {}] },
  })
  expect(textsOf(await bytesOf(`${dana}.png`)).get('openbadgecredential')).toBe(signed)
  expect((await attachmentsOf(await bytesOf(`${dana}.pdf`))).get(`${dana}.json`)).toBe(signed)
  expect((await PDFDocument.load(await bytesOf(`${dana}.pdf`))).getTitle()).toBe(
    `Incident Response 101: ${name}`,
  )
  for (const id of [dana, 'BDG-DEMO000001']) {
    const svg = (await bytesOf(`${id}.svg`)).toString()
    expect(svg.replace(/<openbadges:credential>.*<\/openbadges:credential>/s, '')).not.toMatch(
      /<(?!\/?(?:svg|title|path)\b|\?xml)|javascript:|href|NaN|undefined/,
    )
    // Well-formed, or it could not be drawn.
    expect(new Resvg(svg).render().width).toBeGreaterThan(0)
  }
})

let version = 100
const nextVersion = () => (version += 1)

test.each([
  [
    '/certificate/file/{name}',
    ['CSN-DEMO000001.json', 'CSN-DEMO000001.png', 'CSN-DEMO000001.svg', 'CSN-DEMO000001.pdf'],
  ],
  ['/badge/file/{name}', ['BDG-DEMO000001.json', 'BDG-DEMO000001.png', 'BDG-DEMO000001.svg']],
  ['/issuer/did.json', ['']],
  ['/issuer/status/{list}', ['1']],
])('the reference tells the types and names of %s', async (path, names) => {
  const { parameters, responses } = (await api.get('/openapi.json')).json().paths[`/api${path}`].get
  const [inPath] = parameters
  const types = new Set<string>()
  for (const name of names) {
    const { statusCode, headers } = await api.get(path.replace(/\{\w+\}/, name))
    expect(statusCode).toBe(200)
    expect(headers).toHaveProperty('etag')
    types.add(String(headers['content-type']).replace(/;.*/, ''))
    const { pattern = '' } = inPath.in === 'path' ? inPath.schema : {}
    expect(name).toMatch(new RegExp(pattern))
  }
  expect([...types].toSorted()).toEqual(Object.keys(responses[200].content).toSorted())
})

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { readBrand } from './readBrand.ts'
import { StartError } from './startError.ts'

const folder = mkdtempSync(join(tmpdir(), 'brand-test-'))
afterAll(() => rmSync(folder, { recursive: true }))

const own = { ...readBrand(), socialImage: 'picture.jpg' }
const file = join(folder, 'brand.json')
const written = (changes: object) => {
  writeFileSync(file, JSON.stringify({ ...own, ...changes }))
  return file
}

test('a picture is resolved relative to the file', () => {
  expect(readBrand(written({})).socialImage).toBe(join(folder, 'picture.jpg'))
  expect(readBrand(written({ socialImage: undefined })).socialImage).toBeUndefined()
})

test('mails come from the brand, unless MAIL_FROM is set', () => {
  const from = (changes: object, env: Record<string, string> = {}) =>
    readConfig({ BRAND_FILE: written(changes), ...env }).mailFrom
  expect(from({ name: 'Harbor' })).toBe('Harbor <no-reply@localhost>')
  expect(from({ mailFrom: 'Harbor <learn@harbor.example>' })).toBe('Harbor <learn@harbor.example>')
  expect(from({ mailFrom: 'a@harbor.example' }, { MAIL_FROM: 'b@harbor.example' })).toBe(
    'b@harbor.example',
  )
})

test.each([
  ['name', ''],
  ['name', 'Harbor <b>'],
  ['legalName', 'Two\nlines'],
  ['communityUrl', 'http://community.example'],
  ['blogUrl', 'javascript:alert(1)'],
  ['bootcampsEmail', 'nobody'],
  ['mailFrom', 'Harbor'],
  ['mark', { body: '"/><script>' }],
  ['icon', {}],
  ['colors', { accent: ['red', '#000000'] }],
  ['socials', [{ kind: 'pigeon', place: 'X', href: 'https://x.example' }]],
  ['logo', 'more than there is'],
])('%s %j is refused in one line that names the file', (name, value) => {
  const read = () => readBrand(written({ [name]: value }))
  expect(read).toThrow(StartError)
  expect(read).toThrow(/^BRAND_FILE \/.*\.$/)
})

test.each([
  [{ mark: undefined }, 'mark is missing'],
  [{ words: { ...own.words, de: {} } }, 'words.de.tagline is missing'],
  [{ words: { en: { ...own.words.en, tagline: '' } } }, 'words.en.tagline must not be empty'],
  [{ bootcampsEmail: 'nobody' }, 'bootcampsEmail must be an address such as learn@example.org'],
  [{ legalName: 7 }, 'legalName must be of the type string'],
  [{ colour: {} }, 'has an unknown entry "colour"'],
  [{ colors: { accent: ['#1c6788'] } }, 'colors.accent must be two colors, for light and dark'],
  [
    { theme: { colors: { accent: ['#1c6788'] } } },
    'theme.colors.accent must be a color such as #1c6788, or two, for light and dark',
  ],
  [
    { socials: [{ kind: 'pigeon', place: 'X', href: 'https://x.example' }] },
    'socials.0.kind must be one of video, code, network, microblog',
  ],
])('%j is refused with a sentence that says what to change', (changes, complaint) => {
  expect(() => readBrand(written(changes))).toThrow(`BRAND_FILE ${file}: ${complaint}.`)
})

test('a file that is missing or not JSON is refused', () => {
  expect(() => readBrand(join(folder, 'missing.json'))).toThrow(/cannot be read\.$/)
  writeFileSync(file, 'name: Harbor')
  expect(() => readBrand(file)).toThrow(/is not JSON\.$/)
})

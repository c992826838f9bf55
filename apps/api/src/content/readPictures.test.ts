import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { courses, instructors } from '../courses/courses.tables.ts'
import { only } from '../testing/records.ts'
import { testDatabase } from '../testing/testDatabase.ts'
import { contentFolder, drawing, edited, validFiles } from './contentFixture.ts'
import type { Files } from './contentFixture.ts'
import { importContent } from './import.ts'
import { ContentError } from './problems.ts'
import { readContent } from './read.ts'

const COURSE = 'courses/first-steps/course.md'
const people = 'instructors.yaml'

const problemsOf = async (changes: Files): Promise<readonly string[]> => {
  const error: unknown = await readContent(await contentFolder(changes)).catch(
    (reason: unknown) => reason,
  )
  return error instanceof ContentError ? error.problems : []
}

const withPortrait = (file: string) => edited(people, '  role:', `  picture: ${file}\n  role:`)
const withBadge = (file: string) =>
  edited(COURSE, 'credential: certificate', `credential: badge\nbadgePicture: ${file}`)

const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0])

test('an instructor and a badge have the pictures that the content names, at addresses that change with the picture', async () => {
  const { db } = await testDatabase()
  const files = { ...withPortrait('ada.svg'), ...withBadge('first.png') }
  await importContent(
    db,
    await contentFolder({ ...files, 'pictures/ada.svg': drawing, 'pictures/first.png': png }),
  )
  const addresses = async () => ({
    portrait: (await only(db.select().from(instructors))).profilePic,
    badge: (await only(db.select().from(courses))).badgePicture,
  })
  const before = await addresses()
  expect(before.portrait).toMatch(/^\/pictures\/ada\.[0-9a-f]{12}\.svg$/)
  expect(before.badge).toMatch(/^\/pictures\/first\.[0-9a-f]{12}\.png$/)

  await importContent(
    db,
    await contentFolder({
      ...files,
      'pictures/ada.svg': drawing.replace('M0 0', 'M1 1'),
      'pictures/first.png': png,
    }),
  )
  const after = await addresses()
  expect(after.portrait).not.toBe(before.portrait)
  expect(after.badge).toBe(before.badge)

  await importContent(db, await contentFolder())
  expect(await addresses()).toEqual({ portrait: null, badge: null })
  expect(
    await db.select().from(instructors).where(eq(instructors.key, 'ada-example')),
  ).toHaveLength(1)
})

test.each<[rule: string, changes: Files, problem: string]>([
  [
    'a portrait that is not there',
    withPortrait('ada.svg'),
    `${people}:3: [0].picture ada.svg is not in pictures/`,
  ],
  [
    'a portrait that climbs',
    { ...withPortrait('../brand.json'), 'pictures/ada.svg': drawing },
    `${people}:3: [0].picture ../brand.json is not in pictures/`,
  ],
  [
    'a badge that is not there',
    withBadge('first.png'),
    `${COURSE}:7: badgePicture first.png is not in pictures/`,
  ],
  [
    'a badge’s picture where there is no badge',
    {
      ...edited(COURSE, 'credential: certificate', 'credential: none\nbadgePicture: a.svg'),
      'pictures/a.svg': drawing,
    },
    `${COURSE}:7: badgePicture is for courses whose credential is a badge`,
  ],
  [
    'a name that breaks the rule',
    { 'pictures/Ada.svg': drawing },
    'pictures/Ada.svg: must be called by lower-case letters, digits and single hyphens, at most 80, with the ending .svg, .webp, .avif, .png or .jpg',
  ],
  [
    'another type',
    { 'pictures/ada.gif': 'GIF89a' },
    'pictures/ada.gif: must be called by lower-case letters, digits and single hyphens, at most 80, with the ending .svg, .webp, .avif, .png or .jpg',
  ],
  [
    'a folder',
    { 'pictures/people/ada.svg': drawing },
    'pictures/people: does not belong here: expected pictures only',
  ],
  [
    'a large file',
    { 'pictures/ada.svg': drawing.padEnd(81_921) },
    'pictures/ada.svg: is larger than 81920 bytes',
  ],
  [
    'another content than the ending says',
    { 'pictures/ada.webp': png },
    'pictures/ada.webp: is not a picture of the type that .webp says',
  ],
  [
    'an empty file',
    { 'pictures/ada.jpg': '' },
    'pictures/ada.jpg: is not a picture of the type that .jpg says',
  ],
  ['a page', { 'pictures/ada.svg': '<html></html>' }, 'pictures/ada.svg: is not an SVG drawing'],
  [
    'a drawing with a script',
    { 'pictures/ada.svg': drawing.replace('<path', '\n<script>alert(1)</script><path') },
    'pictures/ada.svg:2: must not hold scripts, documents or addresses (got "<script")',
  ],
  [
    'a drawing that acts',
    { 'pictures/ada.svg': drawing.replace('<path', '<path onload="go()"') },
    'pictures/ada.svg:1: must not hold scripts, documents or addresses (got "onload=")',
  ],
  [
    'a drawing that loads',
    { 'pictures/ada.svg': drawing.replace('<path', '<image href="https://evil.example/x"/><path') },
    'pictures/ada.svg:1: must not hold scripts, documents or addresses (got "href=\\"")',
  ],
])('%s is named with its file and line', async (_rule, changes, problem) => {
  expect(await problemsOf(changes)).toEqual([`content/${problem}`])
})

test.each<[ending: string, bytes: string]>([
  ['webp', 'RIFF\u0001\u0002\u0003\u0004WEBPVP8 '],
  ['avif', '\u0000\u0000\u0000\u001cftypavif'],
  ['jpg', '\u00ff\u00d8\u00ff\u00e0'],
])('a picture may be of the type %s', async (ending, bytes) => {
  const content = await readContent(
    await contentFolder({
      [people]: validFiles[people].replace('  role:', `  picture: ada.${ending}\n  role:`),
      [`pictures/ada.${ending}`]: Buffer.from(bytes, 'latin1'),
    }),
  )
  expect(content.instructors[0]?.picture).toMatch(new RegExp(`^/pictures/ada\\..*\\.${ending}$`))
})

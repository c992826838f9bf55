import { expect, test } from 'vitest'
import { contentFolder, validFiles } from './contentFixture.ts'
import { readContent } from './read.ts'

const page = (title: string) =>
  `---\ntitle: ${title}\ndescription: What it is about.\n---\nA **text**.\n`
const pages = {
  'pages/help.md': page('Help'),
  'pages/accessibility.md': page('Accessibility'),
  'pages/privacy.md': page('Privacy'),
  'pages/terms.md': page('Terms'),
}
const read = async (files: Record<string, string>) =>
  readContent(await contentFolder({ ...validFiles, ...files }))

test('a site has all pages or none', async () => {
  expect((await read({})).pages).toEqual([])
  expect((await read(pages)).pages.map(({ slug, title }) => [slug, title])).toEqual([
    ['help', 'Help'],
    ['accessibility', 'Accessibility'],
    ['privacy', 'Privacy'],
    ['terms', 'Terms'],
  ])
  const { 'pages/terms.md': _missing, ...others } = pages
  await expect(read(others)).rejects.toThrow('pages/terms.md')
})

test('what is no page of the site, or breaks a rule, is a problem', async () => {
  await expect(read({ ...pages, 'pages/imprint.md': page('Imprint') })).rejects.toThrow(
    'pages/imprint.md: does not belong here',
  )
  await expect(read({ ...pages, 'pages/help.md': 'No front matter' })).rejects.toThrow(
    'pages/help.md',
  )
  await expect(
    read({ ...pages, 'pages/help.md': '---\ntitle: Help\n---\nA text.' }),
  ).rejects.toThrow('description')
})

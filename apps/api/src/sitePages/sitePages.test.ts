import { sitePageSlugs } from '@rampart/contract/rules/sitePages'
import { beforeAll, expect, test } from 'vitest'
import { contentFolder } from '../contentFolder.ts'
import { importContent } from '../content/import.ts'
import { useTestApi } from '../testing/testApi.ts'

const api = useTestApi()
beforeAll(() => importContent(api.db, contentFolder))

test.each(sitePageSlugs)('the page %s is read by anyone, and found by the search', async (slug) => {
  const { statusCode, body } = await api.get(`/page/${slug}`)
  expect(statusCode).toBe(200)
  const { data } = JSON.parse(body)
  expect(data).toEqual({
    slug,
    title: expect.any(String),
    description: expect.any(String),
    html: expect.stringContaining('<h2'),
  })
  const found = (await api.get(`/search?q=${encodeURIComponent(data.title)}`)).json()
  expect(found.data).toContainEqual(expect.objectContaining({ kind: 'page', slug }))
})

test('questions find the help page by its text', async () => {
  const { data } = (await api.get('/search?q=recovery%20code')).json()
  expect(data[0]).toMatchObject({ kind: 'page', slug: 'help' })
})

test.each(['imprint', 'HELP', '..%2Fhelp', 'help%00', "help'--"])(
  'there is no page %s',
  async (slug) => {
    expect((await api.get(`/page/${slug}`)).statusCode).toBe(404)
  },
)

import { beforeAll, expect, test } from 'vitest'
import { contentFolder } from '../contentFolder.ts'
import { importContent } from '../content/import.ts'
import { addCourse, addLab } from '../testing/records.ts'
import { useTestApi } from '../testing/testApi.ts'

const api = useTestApi()
beforeAll(() => importContent(api.db, contentFolder))

const addressesIn = (body: string) =>
  [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address)

test('names the public pages of the site, with the day of their last change', async () => {
  const { statusCode, headers, body } = await api.get('/sitemap.xml')
  expect(statusCode).toBe(200)
  expect(headers).toMatchObject({
    'content-type': 'text/xml; charset=utf-8',
    'cache-control': 'public, max-age=3600',
  })
  expect(body).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset xmlns=/)
  const addresses = addressesIn(body)
  for (const path of [
    '/',
    '/bootcamps',
    '/bootcamps/ai-security',
    '/verify-cert',
    '/course/linux-for-cloud',
    '/lab/exposed-bucket',
    '/privacy',
  ])
    expect(addresses).toContain(api.origin + path)
  expect(new Set(addresses).size).toBe(addresses.length)
  expect(body).toMatch(
    /<loc>[^<]*\/course\/linux-for-cloud<\/loc><lastmod>\d{4}-\d\d-\d\d<\/lastmod>/,
  )
})

test('names nothing that is hidden, nor pages about people', async () => {
  await addCourse(api.db, { slug: 'hidden-course', title: 'Hidden', listed: false })
  await addLab(api.db, { path: 'hidden-lab', title: 'Hidden', listed: false })
  const { body } = await api.get('/sitemap.xml')
  const addresses = addressesIn(body).join('\n')
  expect(addresses).toContain('/lab/jwt-forgery')
  expect(addresses).not.toMatch(/hidden|never-starts|\/cert\/|\/badge\/|\/map\/|\/profile|\/signin/)
})

test('is sent again only if it has changed', async () => {
  const { headers } = await api.get('/sitemap.xml')
  const again = await api.app.inject({
    url: '/api/sitemap.xml',
    headers: { 'if-none-match': String(headers.etag) },
  })
  expect(again.statusCode).toBe(304)
})

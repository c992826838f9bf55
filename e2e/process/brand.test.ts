import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { repository } from '../../scripts/program.ts'
import { send, signIn } from './support/http.ts'
import { pdfTexts } from './support/pdfTexts.ts'
import { failure, newFolder, useSite } from './support/tests.ts'

/**
 * The name of the site without a brand of its own. It also occurs in custom properties of the
 * design system and in the reserved addresses of labs, which no theme changes.
 */
const first = /(?<!--|\/\.)rampart(?!-demo-1!)/i
const words = { tagline: 'Learn by the sea.', slogan: 'Skills for ports', description: 'Courses.' }
const harbor = {
  name: 'Harbor',
  legalName: 'Harbor Learning Ltd',
  words: { en: words },
  communityUrl: 'https://community.harbor.example/',
  blogUrl: 'https://blog.harbor.example/',
  bootcampsEmail: 'bootcamps@harbor.example',
  socials: [{ kind: 'video', place: 'PeerTube', href: 'https://video.harbor.example/' }],
  mark: { body: 'M4 4h20v20H4z' },
  icon: { body: 'M4 4h24v24H4z' },
  colors: { accent: ['#7a3258', '#f08cbd'] },
  theme: { hero: '#2a1020', signal: '#ffb3d1', corners: 'round', mode: 'dark' },
}
const folder = mkdtempSync(join(tmpdir(), 'rampart-brand-'))
afterAll(() => rmSync(folder, { recursive: true }))
const brandFile = join(folder, 'brand.json')
writeFileSync(brandFile, JSON.stringify(harbor))

const site = useSite({ BRAND_FILE: brandFile })
const get = (path: string) => send(site().address, path)
const bytesOf = async (path: string) =>
  Buffer.from(await (await fetch(site().address + path)).arrayBuffer())
const post = (path: string, body: object, headers = {}) =>
  send(site().address, `/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })

test('the process says the brand when it starts, and no other', () => {
  const output = site().output().replaceAll(site().folder, '')
  expect(output).toMatch(/^Harbor is ready on http:/m)
  expect(output).not.toMatch(first)
})

test.each([
  ['/', 200],
  ['/course/git-basics', 200],
  ['/lab/exposed-bucket', 200],
  ['/bootcamps', 200],
  ['/bootcamps/aws', 200],
  ['/verify-cert', 200],
  ['/cert/view/CSN-DEMO000001', 200],
  ['/cert/view/CSN-DEMO000009', 404],
  ['/badge/view/BDG-DEMO000001', 200],
  ['/signin', 200],
  ['/signup', 200],
  ['/forgot-password', 200],
  ['/profile', 200],
  ['/no/such/page', 404],
])('the page %s bears the brand', async (path, status) => {
  const page = await get(path)
  expect(page.status).toBe(status)
  expect(page.text).toMatch(/<title>[^<]*Harbor[^<]*<\/title>/)
  expect(page.text).toContain('Harbor Learning Ltd')
  expect(page.text).not.toMatch(first)
})

test.each(['/%', '/favicon.svg', '/robots.txt', '/.well-known/did.json', '/api/openapi.json'])(
  '%s does not name another brand',
  async (path) => {
    const { status, text } = await get(path)
    expect([status, text !== '']).toEqual([path === '/%' ? 400 : 200, true])
    expect(text).not.toMatch(first)
  },
)

test('icon, social image and colors are those of the brand', async () => {
  const icon = (await get('/favicon.svg')).text
  expect(icon).toContain(harbor.icon.body)
  expect(icon).toContain(`fill="${harbor.theme.signal}"`)
  expect((await get('/social.jpg')).status).toBe(404)
  const { text } = await get('/')
  expect(text).not.toContain('og:image')
  const sheet = /href="(\/brand\.css\?[^"]+)"/.exec(text)?.[1] ?? ''
  const { status, headers, text: style } = await get(sheet)
  expect(status).toBe(200)
  expect(headers['content-type']).toBe('text/css; charset=utf-8')
  expect(style).toContain('light-dark(#7a3258, #f08cbd)')
})

test('credentials are signed by the brand, and their pictures and documents bear it', async () => {
  for (const file of ['certificate/file/CSN-DEMO000001', 'badge/file/BDG-DEMO000001']) {
    const json = (await get(`/api/${file}.json`)).text
    expect(JSON.parse(json).issuer.name).toBe('Harbor')
    expect(json).not.toMatch(first)
    for (const format of ['svg', 'png'])
      expect((await bytesOf(`/api/${file}.${format}`)).toString('latin1')).not.toMatch(first)
  }
  const texts = await pdfTexts(await bytesOf('/api/certificate/file/CSN-DEMO000001.pdf'))
  expect(texts.match(/Harbor/g)?.length).toBeGreaterThanOrEqual(4)
  expect(texts).not.toMatch(first)
})

test.each(['aws', 'cyber', 'ai-security'])('the brochure of %s bears the brand', async (slug) => {
  const texts = await pdfTexts(await bytesOf(`/brochures/${slug}.pdf`))
  expect(texts).toContain('Harbor Learning Ltd')
  expect(texts).toContain('\nHarbor\n')
  expect(texts).toContain('bootcamps@harbor.example')
  expect(texts).not.toMatch(first)
})

test('its look is worked out from one theme file, and a brand with one mode has no other', async () => {
  const page = (await get('/')).text
  const address = /href="(\/brand\.css\?[^"]+)"/.exec(page)?.[1] ?? ''
  const { text } = await get(address)
  expect(text).toContain('--rampart-color-inverse: #2a1020;')
  expect(text).toContain('--rampart-color-accent: light-dark(#7a3258, #f08cbd);')
  expect(text).toContain('--rampart-radius-control: 999px;')
  expect(text).toContain('color-scheme: dark')
  expect(page).toContain('Harbor Learning Ltd')
  expect(page).not.toContain('>System<')
  expect(page).toMatch(/"theme-color" media="[^"]*light\)" content="#111e26"/)
})

test('mails are from the brand and bear it', async () => {
  const { address } = site()
  await signIn(address)
  const login = await post('/auth/login', {
    email: 'fresh@demo.test',
    password: 'Rampart-demo-1!',
  })
  const authorization = `Bearer ${JSON.parse(login.text).token}`
  const person = {
    firstName: 'Nia',
    lastName: 'New',
    password: 'a wide grey wall',
    invitation: null,
  }
  const responses = await Promise.all([
    post('/auth/forgot-password', { email: 'learner@demo.test' }),
    post('/auth/signup', { ...person, email: 'nia@example.org' }),
    post('/auth/signup', { ...person, email: 'learner@demo.test' }),
    post('/bootcamp/verify', { bootcampId: 'aws', email: 'participant@demo.test' }),
    send(address, '/api/user/password', {
      method: 'PUT',
      headers: { 'content-type': 'application/json', authorization },
      body: JSON.stringify({
        currentPassword: 'Rampart-demo-1!',
        newPassword: 'a wide grey wall',
      }),
    }),
  ])
  expect(responses.map(({ status, text }) => [status, status === 200 ? '' : text])).toEqual(
    responses.map(() => [200, '']),
  )
  const mails = () => get('/dev/outbox').then(({ text }) => [...text.matchAll(/href="([^"]+)"/g)])
  await expect.poll(async () => (await mails()).length, { timeout: 30_000 }).toBe(responses.length)
  for (const [, path = ''] of await mails()) {
    const [text, html] = await Promise.all(
      ['', '/html'].map(async (form) => (await get(path + form)).text),
    )
    for (const form of [text, html]) {
      expect(form).toContain('Harbor')
      expect(form).not.toMatch(first)
    }
    expect(html).toContain(`background:${harbor.theme.hero}`)
    const name = path.slice('/dev/outbox/'.length)
    const file = await readFile(join(site().folder, 'outbox', `${name}.eml`), 'utf8')
    expect(file).toMatch(/^From: "?Harbor"? <no-reply@localhost>\r?$/m)
  }
})

test('a brand that is not complete is one line that names its file', async () => {
  const broken = join(folder, 'broken.json')
  writeFileSync(broken, JSON.stringify({ ...harbor, blogUrl: 'blog' }))
  expect(await failure({ DATA_DIR: await newFolder(), BRAND_FILE: broken })).toEqual({
    code: 1,
    errors: `BRAND_FILE ${broken}: blogUrl must begin https://.\n`,
  })
})

test('colors that cannot be read on each other are refused', async () => {
  const pale = join(folder, 'pale.json')
  writeFileSync(pale, JSON.stringify({ ...harbor, colors: { text: ['#000000', '#000000'] } }))
  const { code, errors } = await failure({ DATA_DIR: await newFolder(), BRAND_FILE: pale })
  expect(code).toBe(1)
  expect(errors).toMatch(/^BRAND_FILE: This theme cannot be read everywhere/)
})

test('the brand as it comes is complete', async () => {
  const own = JSON.parse(await readFile(join(repository, 'content/brand.json'), 'utf8'))
  expect(own).toMatchObject({ name: 'Rampart', socialImage: 'social.jpg' })
})

test('no built file of the browser names a brand', async () => {
  const folder = join(repository, 'apps/site/dist/client')
  const names = (await readdir(folder, { recursive: true })).filter((name) =>
    /\.(?:js|css|svg|txt)$/.test(name),
  )
  expect(names.length).toBeGreaterThan(20)
  for (const name of names) expect(await readFile(join(folder, name), 'utf8')).not.toMatch(first)
})

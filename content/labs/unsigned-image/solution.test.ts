import { afterAll, beforeAll, expect, test } from 'vitest'
import { throwGarbage } from '../../lab-kit/testing/garbage.ts'
import { startTimedTarget } from '../../lab-kit/testing/startTarget.ts'
import type { TimedTarget } from '../../lab-kit/testing/startTarget.ts'

let target: TimedTarget
let login: Readonly<Record<string, string>>
let owner: Readonly<Record<string, string>>
let firstPolicy: string
beforeAll(async () => {
  target = await startTimedTarget('unsigned-image')
  const { username, password, ownerKey = '' } = target.credentials
  login = { authorization: `Basic ${btoa(`${username}:${password}`)}` }
  owner = { 'x-owner-key': ownerKey }
})
afterAll(() => target.stop())

const manifestType = 'application/vnd.oci.image.manifest.v1+json'
const company = 'registry.heron.example'
const lookalike = 'registry-heron.example/tools/canary:1'
const canary = 'docker.io/library/canary:1'
const web = `${company}/shop/web:1.4`

type Lists = Readonly<Record<string, readonly string[]>>
interface NodePod {
  name: string
  namespace: string
  phase: string
  containers: readonly { image: string; digest: string }[]
}

const pod = (name: string, lists: Lists, namespace = 'default') => ({
  apiVersion: 'v1',
  kind: 'Pod',
  metadata: { name, namespace },
  spec: Object.fromEntries(Object.entries(lists).map(([list, images]) => [list, images.map((image) => ({ name: 'main', image }))])),
})
const admit = async (name: string, lists: Lists, query = '', status = 200) =>
  JSON.parse(await target.text(`/admit${query}`, { method: 'POST', body: JSON.stringify(pod(name, lists)) }, status)) as { allowed: boolean; reason: string }
const put = (policy: unknown, status = 200) => target.text('/policy', { method: 'PUT', headers: owner, body: JSON.stringify(policy) }, status)
const pods = async () => JSON.parse(await target.text('/nodes/pods')) as NodePod[]
const log = (name: string) => target.text(`/nodes/pods/${name}/log`)
const codeIn = (text: string) => /mission-code: (\w+)/.exec(text)?.[1]
const handIn = (code = '') => target.text('/mission', { method: 'POST', body: new URLSearchParams({ code }) })
const digestOf = async (tag: string) =>
  (await target.request(`/v2/shop/web/manifests/${tag}`, { method: 'HEAD', headers: { ...login, accept: manifestType } })).headers.get('docker-content-digest')
const push = (tag: string, body: string, repository = 'shop/web', status = 201) =>
  target.text(`/v2/${repository}/manifests/${tag}`, { method: 'PUT', headers: { ...login, 'content-type': manifestType }, body }, status)
const manifest = (reference: string) => target.text(`/v2/shop/web/manifests/${reference}`, { headers: login })

const good = {
  match: '^registry\\.heron\\.example/(shop/web|shop/migrate|base)(:[\\w.-]+)?(@sha256:[a-f0-9]{64})?$',
  scopes: ['initContainers', 'containers', 'ephemeralContainers'],
  tags: 'resolve',
  signature: { required: true, key: 'heron-release' },
  onError: 'deny',
}

test('the gate as it is', async () => {
  firstPolicy = await target.text('/policy')
  expect(JSON.parse(firstPolicy)).toEqual({
    match: '^registry.heron.example/',
    scopes: ['containers'],
    tags: 'allow',
    signature: { required: false, key: null },
    onError: 'allow',
  })
  expect(await admit('try', { containers: [web] })).toMatchObject({ allowed: true })
  expect(await admit('try', { containers: [canary] })).toMatchObject({ allowed: false, reason: expect.stringContaining('does not match') as string })
  expect(await pods()).toContainEqual(expect.objectContaining({ name: 'dns', namespace: 'kube-system', phase: 'Running' }))
})

test('first way: the pattern', async () => {
  const registries = JSON.parse(await target.text('/internet/registries')) as { host: string; repositories: { name: string; tags: string[] }[] }[]
  const near = registries.find(({ host }) => host !== company && /^registry.heron.example$/.test(host))
  expect(`${near?.host}/${near?.repositories[0]?.name}:${near?.repositories[0]?.tags[0]}`).toBe(lookalike)
  expect(Object.keys(JSON.parse(await target.text('/.well-known/lab-names')) as object)).toEqual(registries.map(({ host }) => host))
  expect(await admit('pattern', { containers: [lookalike] })).toMatchObject({ allowed: true })
  expect(await handIn(codeIn(await log('pattern')))).toContain('Recorded: the code behind the pattern. 2 more')
})

test('second way: the blind spot', async () => {
  expect(await admit('blind', { initContainers: [canary], containers: [web] })).toMatchObject({ allowed: true })
  expect(await admit('blind-too', { containers: [web], ephemeralContainers: [canary] })).toMatchObject({ allowed: true })
  expect(codeIn(await log('blind'))).toBe(codeIn(await log('blind-too')))
  expect(await handIn(codeIn(await log('blind')))).toContain('Recorded: the code behind the blind spot')
})

test('third way: the moving tag', async () => {
  await target.text('/v2/shop/web/manifests/1.4', {}, 401)
  const honest = await digestOf('1.4')
  const foreign = await digestOf('canary')
  expect(honest).toMatch(/^sha256:[a-f0-9]{64}$/)
  // Asked for by name, it runs and deceives nobody.
  expect(await admit('by-name', { containers: [`${company}/shop/web:canary`] })).toMatchObject({ allowed: true })
  expect(codeIn(await log('by-name'))).toBeUndefined()

  expect(await admit('moved', { containers: [web] }, '?schedule=later')).toMatchObject({ allowed: true, pulledInSeconds: 8 })
  expect((await pods()).find(({ name }) => name === 'moved')).toMatchObject({ phase: 'Pending', containers: [] })
  const saved = await manifest('1.4')
  await push('1.4', await manifest('canary'))
  await push('1.4', saved, 'shop/migrate', 403)
  await push('1.4', '{"config":{"digest":"sha256:0"}}', 'shop/web', 400)
  await target.advance(8000)
  expect((await pods()).find(({ name }) => name === 'moved')).toMatchObject({ phase: 'Running', containers: [{ digest: foreign }] })
  expect(await handIn(codeIn(await log('moved')))).toContain('Recorded: the code behind the moving tag. Ask for /mission')
  expect(await target.text('/mission')).toMatch(/OPEN {2}Nothing foreign runs: these ran: canary/)
  // The running shop still shows its digest, with which the tag is put back.
  expect((await pods()).find(({ name }) => name === 'shop-web')?.containers[0]?.digest).toBe(honest)
  await push('1.4', await manifest(honest ?? ''))
  expect(await digestOf('1.4')).toBe(honest)
}, 40_000)

test('only the owner writes the policy, and it has to make sense', async () => {
  await target.text('/policy', { method: 'PUT', body: JSON.stringify(good) }, 401)
  expect(JSON.parse(await target.text('/keys'))).toEqual([
    { id: 'heron-release', usedBy: expect.stringContaining('pipeline') as string, publicKey: expect.stringContaining('PUBLIC KEY') as string },
    { id: 'heron-laptops', usedBy: expect.stringContaining('laptops') as string, publicKey: expect.stringContaining('PUBLIC KEY') as string },
  ])
  expect(await put({ ...good, match: '(' }, 400)).toContain('match must be')
  expect(await put({ ...good, match: '^(a+)+$|(/+)+$|([a-z/.]+)+$' }, 400)).toContain('match takes too long')
  expect(await put({ ...good, scopes: ['volumes'] }, 400)).toContain('scopes must be')
  expect(await put({ ...good, signature: { required: true, key: null } }, 400)).toContain('heron-release and heron-laptops')
  expect(await put({ ...good, exempt: ['kube-system'] }, 400)).toContain('A policy has the options')
})

test.each([
  [
    'an open end',
    { match: '^registry\\.heron\\.example/(shop/web|shop/migrate|base)', signature: { required: false, key: null } },
    /Nothing foreign runs: these ran: .*web-copy/,
  ],
  [
    'an unescaped dot, unsigned',
    { match: '^registry.heron.example/(shop/web|shop/migrate|base)[@:][\\w.:-]+$', signature: { required: false, key: null } },
    /Nothing foreign runs/,
  ],
  [
    'everything below the host',
    { match: '^registry\\.heron\\.example/.*$' },
    /Nothing foreign runs: these ran: builder \(registry\.heron\.example\//,
  ],
  [
    'an open begin, signed',
    { match: 'registry\\.heron\\.example/(shop/web|shop/migrate|base)([@:][\\w.:-]+)?$' },
    /Nothing foreign runs: these ran: builder \(evil\.example\//,
  ],
  [
    'an open begin, digests alone',
    { tags: 'deny', match: 'registry\\.heron\\.example/(shop/web|shop/migrate|base)@sha256:[a-f0-9]{64}$' },
    /Nothing foreign runs: these ran: builder \(evil\.example\//,
  ],
  ['an open end, signed', { match: '^registry\\.heron\\.example/(shop/web|shop/migrate|base)' }, /Nothing foreign runs: these ran: builder \(.*shop\/web-copy/],
  [
    'an unescaped dot, signed',
    { match: '^registry.heron.example/(shop/web|shop/migrate|base)([@:][\\w.:-]+)?$' },
    /Nothing foreign runs: these ran: builder \(registryxheron/,
  ],
  [
    'an open begin in one alternative',
    { match: '^registry\\.heron\\.example/shop/(web|migrate)@|registry\\.heron\\.example/base@' },
    /Nothing foreign runs: these ran: builder \(evil\.example\/registry\.heron\.example\/base/,
  ],
  [
    'an unescaped dot in one alternative',
    { match: '^registry\\.heron\\.example/shop/(web|migrate)@|^registry\\.heron.example/base@' },
    /Nothing foreign runs: these ran: builder \(registry\.heronxexample\/base/,
  ],
  [
    'what lies below the names, too',
    { match: '^registry\\.heron\\.example/(shop/web|shop/migrate|base)([/:@].*)?$' },
    /Nothing foreign runs: these ran: builder \(.*shop\/web\/tools/,
  ],
  [
    'names that are put together',
    { match: '^registry\\.heron\\.example/(shop/)?(web|migrate|base)([@:].*)?$' },
    /Nothing foreign runs: these ran: builder \(registry\.heron\.example\/web@/,
  ],
  ['main containers alone', { scopes: ['containers'] }, /Nothing foreign runs: these ran: canary/],
  ['no debug containers', { scopes: ['containers', 'initContainers'] }, /Nothing foreign runs: these ran: canary/],
  ['tags as they are', { tags: 'allow' }, /OPEN {2}A tag that moves after admission changes nothing: after admission/],
  [
    'no signature',
    { signature: { required: false, key: null } },
    /Nothing foreign runs: these ran: web built on a laptop|Nothing foreign runs: these ran: canary/,
  ],
  ["the laptops' key", { signature: { required: true, key: 'heron-laptops' } }, /web built on a laptop[^]*Everything honest runs: refused: honest-web/],
  ['open in failure', { onError: 'allow' }, /OPEN {2}Nothing foreign gets in while key store or registry are away: these got in/],
  [
    'open in failure, digests alone',
    { onError: 'allow', tags: 'deny' },
    /OPEN {2}Nothing foreign gets in while key store or registry are away: these got in meanwhile: canary \(registry\.heron\.example\/shop\/web@/,
  ],
  ['no system images', { match: '^registry\\.heron\\.example/shop/(web|migrate)(@.*|:.*)$' }, /Everything honest runs: refused: honest-dns/],
])('not a policy: %s', async (_, change, complaint) => {
  await put({ ...good, ...change })
  const text = await target.text('/mission')
  expect(text).toMatch(complaint)
  expect(text).toContain('Mission not complete')
})

test.each(['resolve', 'deny'])('a policy that means it, tags: %s', async (tags) => {
  expect(JSON.parse(await put({ ...good, tags }))).toEqual({ ...good, tags })
  expect(await target.text('/mission')).toContain('Mission complete')
  expect(await target.openChecks()).toEqual([])
  const foreign: Lists[] = [{ containers: [lookalike] }, { initContainers: [canary], containers: [web] }, { containers: [`${company}/shop/web:canary`] }]
  for (const lists of foreign) {
    expect(await admit('again', lists)).toMatchObject({ allowed: false })
  }
  const image = tags === 'deny' ? `${company}/shop/web@${await digestOf('1.4')}` : web
  expect(await admit('honest', { containers: [image] })).toMatchObject({ allowed: true })
  expect((await pods()).find(({ name }) => name === 'honest')?.containers[0]).toMatchObject({ image: `${company}/shop/web@${await digestOf('1.4')}` })
})

test('a tag that still means the canary leaves the mission open', async () => {
  await put(good)
  const honest = await manifest('1.4')
  await push('1.4', await manifest('canary'))
  expect(await target.text('/mission')).toMatch(/OPEN {2}Everything honest runs: the tag 1\.4 [^]*Mission not complete: 1 of 7/)
  await push('1.4', honest)
  expect(await target.openChecks()).toEqual([])
})

test('a canary under a weaker policy that somebody wrote is no finding', async () => {
  await put({ ...good, scopes: ['initContainers'], match: '^registry' })
  await admit('own', { containers: [canary] })
  expect(codeIn(await log('own'))).toBeUndefined()
})

test('the policy of the first day, put back as it was printed, tells the codes again', async () => {
  await put(JSON.parse(firstPolicy))
  await admit('back', { containers: [lookalike] })
  expect(codeIn(await log('back'))).toBe(codeIn(await log('pattern')))
})

test('nonsense leaves it alive', async () => {
  const paths = [
    '/',
    '/admit',
    '/admit?schedule=later',
    '/policy',
    '/keys',
    '/nodes/pods',
    '/nodes/pods/x/log',
    '/v2/',
    '/v2/shop/web/manifests/1.4',
    '/v2/a',
    '/mission',
  ]
  expect(await throwGarbage(target, paths, { headers: { ...login, ...owner, 'content-type': manifestType } })).toEqual([])
  for (const image of ['', 'a'.repeat(400), `${web}\n`, 'UPPER', '///', 'a@sha256:1', '..', 'registry.heron.example/../x'])
    await admit('odd', { containers: [image] }, '', 400)
  for (let index = 0; index < 60; index++) await admit(`many-${index}`, { containers: [canary] })
  expect((await pods()).length).toBeLessThanOrEqual(40)
  expect((await pods()).some(({ name }) => name === 'dns')).toBe(true)
})

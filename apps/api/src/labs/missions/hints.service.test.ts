import { expect, test } from 'vitest'
import { idIn, useLabs } from '../../testing/labs.ts'
import { useTestApi } from '../../testing/testApi.ts'
import type { UserRow } from '../../users/users.store.ts'

const api = useTestApi()
const labs = useLabs(api)

const texts = ['Look at the door.', 'Look at its lock.', 'The key is under the mat.']
const checks = [
  { id: 'find', name: 'Find it', guard: false, hints: texts },
  { id: 'mend', name: 'Mend it', guard: false, hints: ['Ask the smith.'] },
  { id: 'works', name: 'It still works', guard: true, hints: [] },
]

const started = () => labs.active({ lab: { checks } })

const open = async (user: UserRow, id: string, number: unknown, checkId = 'find') =>
  api.post(`/lab/sessions/${id}/checks/${checkId}/hints`, { number }, await api.signedIn(user))
const hintsIn = async (user: UserRow, id: string) => {
  const { mission } = (await labs.read(user, id)).json().data
  return mission.checks.map(({ hints }: { hints: string[] }) => hints)
}

test('nothing that anyone can read holds a hint that is not open', async () => {
  const { user, lab, id } = await started()
  await open(user, id, 1)
  const stranger = await labs.addLearner(10)
  const other = idIn(await labs.start(stranger, lab.path))
  const signedIn = await api.signedIn(user)
  const read = [
    await labs.read(user, id),
    await labs.list(user),
    await api.get('/user/export', signedIn),
  ].map(({ body }) => body)
  for (const body of read) {
    expect(body).toContain(texts[0])
    for (const closed of [texts[1], texts[2], 'Ask the smith.']) expect(body).not.toContain(closed)
  }
  const others = [
    await api.get(`/lab/${lab.path}`),
    await api.get('/explore'),
    await labs.read(stranger, other),
    await labs.list(stranger),
    await api.get('/user/export', await api.signedIn(stranger)),
  ]
  for (const { statusCode, body } of others) {
    expect(statusCode).toBe(200)
    for (const text of texts) expect(body).not.toContain(text)
  }
})

test('of ten parallel calls for one hint each succeeds, and one is opened; those of two checks do not disturb each other', async () => {
  const { user, id } = await started()
  const responses = await Promise.all([
    ...Array.from({ length: 10 }, () => open(user, id, 1)),
    open(user, id, 1, 'mend'),
  ])
  expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array(11).fill(200))
  expect(await hintsIn(user, id)).toEqual([[texts[0]], ['Ask the smith.'], []])
})

test('all three asked for at once are opened in order or refused', async () => {
  const { user, id } = await started()
  const responses = await Promise.all([3, 2, 1].map((number) => open(user, id, number)))
  for (const { statusCode } of responses) expect([200, 409]).toContain(statusCode)
  const [find] = await hintsIn(user, id)
  expect(find).toEqual(texts.slice(0, find.length))
  expect((await open(user, id, 3)).statusCode).toBe(find.length < 2 ? 409 : 200)
})

test.each([0, 4, -1, 1.5, 1e9, '1', null, [1], { $gt: 0 }, undefined])(
  'a hint of the number %j is refused',
  async (number) => {
    const { user, id } = await started()
    expect((await open(user, id, number)).statusCode).toBe(400)
    expect(await hintsIn(user, id)).toEqual([[], [], []])
  },
)

test.each(['works', 'nothing', '__proto__', 'constructor', 'toString'])(
  'the check %s has no hint',
  async (checkId) => {
    const { user, id } = await started()
    const response = await open(user, id, 1, checkId)
    expect([response.statusCode, response.json().code]).toEqual([404, 'hint_not_found'])
  },
)

test('another learner opens none', async () => {
  const { user, id } = await started()
  const stranger = await labs.addLearner(10)
  const response = await open(stranger, id, 1)
  expect([response.statusCode, response.json().code]).toEqual([404, 'session_not_found'])
  expect(response.body).not.toContain(texts[0])
  expect(await hintsIn(user, id)).toEqual([[], [], []])
})

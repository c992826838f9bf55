import { maxNoteCopies, maxNotesLength } from '@rampart/contract/rules/labNotesLimits'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { useLabs } from '../../testing/labs.ts'
import { useTestApi } from '../../testing/testApi.ts'
import type { UserRow } from '../../users/users.store.ts'

const api = useTestApi()
const labs = useLabs(api)

async function notebook() {
  const [user, lab] = [await labs.addLearner(0), await labs.addLab()]
  return { user, path: `/lab/${lab.path}/notes` }
}

const write = async (user: UserRow, path: string, values: object = {}) =>
  api.put(
    path,
    { text: 'Noted.', basedOn: 0, writer: 'one', edit: 1, age: 0, ...values },
    await api.signedIn(user),
  )
const read = async (user: UserRow, path: string) =>
  (await api.get(path, await api.signedIn(user))).json().data

test('of twenty tabs that write at once the text of one is the notes, and no text is lost or doubled', async () => {
  const { user, path } = await notebook()
  const tabs = Array.from({ length: maxNoteCopies }, (_, index) => `Tab ${index}.`)
  const responses = await Promise.all(
    [...tabs, ...tabs].map((text, index) =>
      write(user, path, { text, writer: `tab-${index % tabs.length}` }),
    ),
  )
  expect(responses.map(({ statusCode }) => statusCode)).toEqual(responses.map(() => 200))
  const { text, version, copies } = await read(user, path)
  const all = [text, ...copies.map((copy: { text: string }) => copy.text)]
  expect(all.toSorted()).toEqual(tabs.toSorted())
  expect(version).toBe(tabs.length)
})

test('parallel writes of one tab end with its last one, in any order of arrival', async () => {
  const { user, path } = await notebook()
  await Promise.all(
    [7, 3, 9, 1, 5].map((edit) => write(user, path, { text: `Edit ${edit}.`, edit })),
  )
  expect(await read(user, path)).toMatchObject({ text: 'Edit 9.', copies: [] })
})

test('no more copies are kept than there is room for, also at once; what is refused changes nothing', async () => {
  const { user, path } = await notebook()
  const responses = await Promise.all(
    Array.from({ length: maxNoteCopies + 5 }, (_, index) =>
      write(user, path, { text: `Text ${index}.`, writer: `tab-${index}` }),
    ),
  )
  const taken = responses.filter(({ statusCode }) => statusCode === 200)
  const refused = responses.filter(({ statusCode }) => statusCode === 409)
  expect([taken.length, refused.length]).toEqual([maxNoteCopies + 1, 4])
  expect(refused[0]?.json()).toMatchObject({ code: 'notes_full' })
  expect((await read(user, path)).copies).toHaveLength(maxNoteCopies)
})

test('a text of the most characters is taken, in any letters; one more is refused before the database', async () => {
  const { user, path } = await notebook()
  for (const [edit, letter] of ['"', '\n', 'ز', '漢'].entries()) {
    const text = letter.repeat(maxNotesLength)
    expect((await write(user, path, { text, edit: edit + 1 })).statusCode).toBe(200)
    expect((await read(user, path)).text).toBe(text)
  }
  const long = await write(user, path, { text: 'x'.repeat(maxNotesLength + 1), edit: 9 })
  expect([long.statusCode, long.json().errors[0]]).toEqual([
    400,
    expect.objectContaining({ path: 'text', code: 'too_long', max: maxNotesLength }),
  ])
  expect((await write(user, path, { text: 'x'.repeat(300_000), edit: 9 })).statusCode).toBe(413)
})

test.each([
  { basedOn: -1 },
  { basedOn: 1.5 },
  { basedOn: 1e10 },
  { basedOn: '0' },
  { edit: 0 },
  { edit: null },
  { age: -1 },
  { age: 1e12 },
  { age: undefined },
  { writer: '' },
  { writer: 'a b' },
  { writer: 'x'.repeat(65) },
  { writer: '__proto__\0' },
  { text: null },
  { text: { $ne: '' } },
  { text: 'a\0b' },
  { text: '\uD800' },
  { version: 5 },
])('%j is refused', async (values) => {
  const { user, path } = await notebook()
  expect((await write(user, path, values)).statusCode).toBe(400)
  expect(await read(user, path)).toMatchObject({ text: '', version: 0 })
})

test('a copy is dropped by its learner alone', async () => {
  const { user, path } = await notebook()
  await write(user, path, { text: 'First.' })
  await write(user, path, { text: 'Second.', writer: 'two' })
  const [copy] = (await read(user, path)).copies
  const stranger = await labs.addLearner(0)
  for (const id of [copy._id, copy._id.toUpperCase(), 'x', '-'])
    await api.delete(`${path}/copies/${id}`, undefined, await api.signedIn(stranger))
  expect((await read(user, path)).copies).toEqual([copy])
  await api.delete(`${path}/copies/${copy._id}`, undefined, await api.signedIn(user))
  expect((await read(user, path)).copies).toEqual([])
})

test('reading writes nothing, and what is written is no markup to anyone', async () => {
  const { user, path } = await notebook()
  await read(user, path)
  const { rows } = (await api.db.execute(
    sql`select 1 from lab_notes where user_id = ${user.id}`,
  )) as unknown as { rows: unknown[] }
  expect(rows).toEqual([])
  const response = await write(user, path, { text: '<script>alert(1)</script>' })
  expect(response.headers['content-type']).toContain('application/json')
  expect(response.headers['cache-control']).toBe('no-store')
})

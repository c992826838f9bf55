import { maxNoteCopies, maxNotesLength } from '@rampart/contract/rules/labNotesLimits'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { AdapterError } from '../../adapters/errors.ts'
import { memoryDrafts } from '../../testing/memoryAdapters.ts'
import { notesServer } from '../../testing/memory/notesServer.ts'
import { createNotebook } from './notebook.ts'
import { keepNoteDraft, readNoteDrafts } from './noteDrafts.ts'

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-11-20T10:00:00Z') }))
afterEach(() => void vi.useRealTimers())

const path = 'jwt-forgery'

/** A server, and browsers with tabs. */
function site() {
  const server = notesServer()
  let trouble: AdapterError | undefined
  let isLost = false
  const respond = async <T>(act: () => T): Promise<T> => {
    await Promise.resolve()
    if (trouble) throw trouble
    const found = act()
    if (isLost) throw new AdapterError({ status: 0 })
    return found
  }
  const saveNotes = vi.fn((_path: string, write: Parameters<typeof server.write>[1]) =>
    respond(() => server.write(path, write)),
  )
  const lab = {
    notes: () => respond(() => server.read(path)),
    saveNotes,
    dropNotesCopy: (_path: string, id: string) => respond(() => server.drop(path, id)),
  }
  return {
    server,
    saveNotes,
    fail: (status: number | undefined, isUnreadable = false) => {
      trouble = status === undefined ? undefined : new AdapterError({ status, isUnreadable })
    },
    /** Writes reach the server, their responses are lost. */
    loseAnswers: (lost: boolean) => {
      isLost = lost
    },
    tab: async (writer: string, drafts = memoryDrafts(), isOwner = () => true) => {
      const notebook = createNotebook({ path, lab, drafts, clock: Date, writer, isOwner })
      await notebook.open()
      return { ...notebook, drafts, waiting: () => readNoteDrafts(drafts, path) }
    },
  }
}

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

it('saves what is typed after a pause, once, and then keeps no draft', async () => {
  const { server, saveNotes, tab } = site()
  const one = await tab('one')
  expect(one.state()).toEqual({ text: '', status: 'saved', copies: [] })
  for (const text of ['a', 'ab', 'abc']) one.type(text)
  expect(one.state().status).toBe('changed')
  expect(one.waiting()).toMatchObject([{ text: 'abc', writer: 'one' }])
  await pass(900)
  expect(saveNotes).not.toHaveBeenCalled()
  await pass(200)
  expect(saveNotes).toHaveBeenCalledOnce()
  expect(server.read(path).text).toBe('abc')
  expect(one.state().status).toBe('saved')
  expect(one.waiting()).toEqual([])
})

it('goes on saving what is typed while a save is on its way', async () => {
  const { server, tab } = site()
  const one = await tab('one')
  one.type('first')
  const saving = one.flush()
  one.type('first and second')
  await saving
  expect(one.state()).toMatchObject({ text: 'first and second', status: 'changed' })
  await pass(1100)
  expect(server.read(path)).toMatchObject({ text: 'first and second', copies: [] })
})

it('keeps the text on this device while the server is away, and sends it by itself afterwards', async () => {
  const { server, fail, tab } = site()
  const one = await tab('one')
  fail(0)
  one.type('typed in a tunnel')
  await pass(1100)
  expect(one.state()).toMatchObject({ text: 'typed in a tunnel', status: 'offline' })
  expect(one.waiting()).toHaveLength(1)
  fail(503)
  await pass(4100)
  expect(one.state().status).toBe('failed')
  fail(0)
  await pass(8100)
  expect(one.state().status).toBe('offline')
  fail(0, true)
  await pass(16_100)
  expect(one.state().status).toBe('failed')
  fail(undefined)
  await pass(60_000)
  expect(one.state().status).toBe('saved')
  expect(server.read(path).text).toBe('typed in a tunnel')
})

it('is sent by the next page where this one was left offline', async () => {
  const { server, fail, tab } = site()
  const one = await tab('one')
  fail(0)
  one.type('typed before the battery was empty')
  one.close()
  await pass(60_000)
  const offline = await tab('two', one.drafts)
  expect(offline.state()).toMatchObject({
    text: 'typed before the battery was empty',
    status: 'offline',
  })
  offline.close()
  await pass(1)
  fail(undefined)
  const three = await tab('three', one.drafts)
  expect(three.state()).toMatchObject({
    text: 'typed before the battery was empty',
    status: 'saved',
  })
  expect(three.waiting()).toEqual([])
  expect(server.read(path)).toMatchObject({
    text: 'typed before the battery was empty',
    copies: [],
  })
})

it.each(['close', 'flush', 'refresh'] as const)(
  'sends and keeps nothing by %s once another learner has taken over',
  async (leave) => {
    const { saveNotes, tab } = site()
    let isOwner = true
    const one = await tab('one', memoryDrafts(), () => isOwner)
    one.type('of the first learner')
    isOwner = false
    one.type('typed too late')
    await one[leave]()
    await pass(60_000)
    expect(saveNotes).not.toHaveBeenCalled()
    expect(one.waiting()).toMatchObject([{ text: 'of the first learner' }])
  },
)

it.each([undefined, 503])(
  'takes no draft to another learner who takes over as the first is sent, with failure %s',
  async (failure) => {
    const { saveNotes, fail, tab } = site()
    const drafts = memoryDrafts()
    for (const writer of ['one', 'two'])
      keepNoteDraft(drafts, path, { text: writer, basedOn: 0, writer, edit: 1, typedAt: 0 })
    fail(failure)
    let isOwner = true
    const opening = tab('three', drafts, () => isOwner)
    isOwner = false
    const three = await opening
    three.close()
    expect(saveNotes).toHaveBeenCalledOnce()
    expect(three.waiting().map(({ writer }) => writer)).not.toContain('three')
  },
)

it.each(['fails', 'arrives'] as const)(
  'stays saved if a save %s only after the one that went out as the page was left',
  async (end) => {
    const { server, saveNotes, tab } = site()
    const one = await tab('one')
    let settle: () => void = () => undefined
    saveNotes.mockImplementationOnce((_path, write) => {
      const notes = server.write(path, write)
      return new Promise((resolve, reject) => {
        settle = () => (end === 'fails' ? reject(new AdapterError({ status: 0 })) : resolve(notes))
      })
    })
    one.type('in the train')
    const saving = one.flush()
    one.type('in the train, into a tunnel')
    await one.flush(true)
    settle()
    await saving
    expect(one.state().status).toBe('saved')
    expect(one.waiting()).toEqual([])
  },
)

it('makes no copy of its own text if a response was lost', async () => {
  const { server, loseAnswers, tab } = site()
  const one = await tab('one')
  loseAnswers(true)
  one.type('arrived unheard')
  await pass(1100)
  expect(one.state().status).toBe('offline')
  loseAnswers(false)
  one.type('something else')
  await pass(1100)
  expect(one.state()).toEqual({ text: 'something else', status: 'saved', copies: [] })
  expect(server.read(path).copies).toEqual([])
})

it('of two tabs shows the newer text in both, and keeps the other', async () => {
  const { tab } = site()
  const [one, two] = [await tab('one'), await tab('two')]
  one.type('from one')
  await pass(1100)
  two.type('from two')
  await pass(1100)
  expect(two.state()).toMatchObject({ text: 'from two', copies: [{ text: 'from one' }] })
  await one.refresh()
  expect(one.state()).toEqual(two.state())
  await one.drop(one.state().copies[0]?._id ?? '')
  expect(one.state().copies).toEqual([])
})

it('loses nothing of what was typed while another tab’s newer text came back', async () => {
  const { server, tab } = site()
  const [one, two] = [await tab('one'), await tab('two')]
  one.type('early')
  await pass(500)
  two.type('late')
  await two.flush()
  const saving = one.flush()
  one.type('early, and more')
  await saving
  await pass(1100)
  const { text, copies } = server.read(path)
  expect(text).toBe('early, and more')
  expect(copies.map((copy) => copy.text)).toEqual(expect.arrayContaining(['late', 'early']))
})

it('keeps what is too long, and saves it once it fits', async () => {
  const { server, saveNotes, tab } = site()
  const one = await tab('one')
  const long = 'x'.repeat(maxNotesLength + 1)
  one.type(long)
  await pass(5000)
  expect(saveNotes).not.toHaveBeenCalled()
  expect(one.state()).toMatchObject({ text: long, status: 'too long' })
  one.close()
  const two = await tab('two', one.drafts)
  expect(two.state()).toMatchObject({ text: long, status: 'too long' })
  two.type(long.slice(1))
  await pass(1100)
  expect(server.read(path).text).toBe(long.slice(1))
})

it('says of a left text that is too long what is wrong with it, even if nothing can be read', async () => {
  const { fail, tab } = site()
  const drafts = memoryDrafts()
  const text = 'x'.repeat(maxNotesLength + 1)
  keepNoteDraft(drafts, path, { text, basedOn: 0, writer: 'one', edit: 1, typedAt: 1 })
  fail(0)
  const two = await tab('two', drafts)
  expect(two.state()).toMatchObject({ text, status: 'too long' })
})

it('keeps the text here if there is no room for another copy, until one is dropped', async () => {
  const { server, tab } = site()
  const one = await tab('one')
  for (let index = 0; index <= maxNoteCopies; index += 1)
    server.write(path, { text: `Text ${index}.`, basedOn: -1, writer: `${index}`, edit: 1, age: 0 })
  one.type('mine')
  await pass(1100)
  expect(one.state()).toMatchObject({ text: 'mine', status: 'full' })
  await one.refresh()
  await one.drop(server.read(path).copies[0]?._id ?? '')
  expect(one.state()).toMatchObject({ text: 'mine', status: 'saved' })
})

it('says that it could not be read, and reads it on another try', async () => {
  const { server, fail, tab } = site()
  server.write(path, { text: 'there', basedOn: 0, writer: 'x', edit: 1, age: 0 })
  fail(0)
  const one = await tab('one')
  expect(one.state()).toEqual({ text: '', status: 'unread', copies: [] })
  fail(undefined)
  await one.retry()
  expect(one.state()).toMatchObject({ text: 'there', status: 'saved' })
})

it.each(['nonsense', '{}', '[{"text":1}]', '[null]', '[{"text":"x","writer":"y","edit":"1"}]'])(
  'ignores the draft %s',
  async (draft) => {
    const drafts = memoryDrafts()
    drafts.write(`lab-notes:${path}`, draft)
    const one = await site().tab('one', drafts)
    expect(one.state()).toMatchObject({ text: '', status: 'saved' })
  },
)

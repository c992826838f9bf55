import { runInNewContext } from 'node:vm'
import { expect, it, vi } from 'vitest'
import { playerScript } from './playerScript.ts'

const origin = 'https://rampart.example'

/** The player's page with a film of a minute, embedded in a window that notes what it is told. */
function embed({ readyState = 1 } = {}) {
  const film = Object.assign(new EventTarget(), { currentTime: 0, duration: 60, readyState })
  const window = new EventTarget()
  const parent = { postMessage: vi.fn<(data: string, target: string) => void>() }
  runInNewContext(playerScript, {
    document: { querySelector: () => film },
    window,
    parent,
    location: { origin, href: `${origin}/player/demo/film` },
    addEventListener: window.addEventListener.bind(window),
    JSON,
  })
  const say = (message: unknown, from: object = {}) => {
    const data =
      typeof message === 'string'
        ? message
        : JSON.stringify({ context: 'player.js', version: '0.0.11', ...(message as object) })
    window.dispatchEvent(
      Object.assign(new Event('message'), { data, origin, source: parent, ...from }),
    )
  }
  const heard = () =>
    parent.postMessage.mock.calls.map(
      ([data]) => JSON.parse(data) as { event: string; value?: object; listener?: string },
    )
  return { film, parent, say, heard }
}

it('says that it is ready, and to whom', () => {
  const { parent, heard } = embed()
  expect(heard()).toMatchObject([
    { context: 'player.js', event: 'ready', value: { src: `${origin}/player/demo/film` } },
  ])
  expect(parent.postMessage.mock.calls.every(([, target]) => target === origin)).toBe(true)
})

it('is ready once the length of the film is known', () => {
  const { film, heard } = embed({ readyState: 0 })
  expect(heard()).toEqual([])
  film.dispatchEvent(new Event('loadedmetadata'))
  film.dispatchEvent(new Event('loadedmetadata'))
  expect(heard()).toHaveLength(1)
})

it('tells what it was asked to tell, and to each who asked', () => {
  const { film, say, heard } = embed()
  film.dispatchEvent(new Event('timeupdate'))
  say({ method: 'addEventListener', value: 'timeupdate', listener: 'a' })
  say({ method: 'addEventListener', value: 'timeupdate', listener: 'b' })
  say({ method: 'addEventListener', value: 'timeupdate', listener: 'b' })
  say({ method: 'removeEventListener', value: 'timeupdate', listener: 'a' })
  film.currentTime = 12.5
  film.dispatchEvent(new Event('timeupdate'))
  film.dispatchEvent(new Event('ended'))
  expect(heard().slice(1)).toMatchObject([
    { event: 'timeupdate', listener: 'b', value: { seconds: 12.5, duration: 60 } },
  ])
})

it('says again that it is ready when a page asks late', () => {
  const { say, heard } = embed()
  say({ method: 'addEventListener', value: 'ready' })
  expect(heard().map(({ event }) => event)).toEqual(['ready', 'ready'])
})

it('jumps where it is told to', () => {
  const { film, say } = embed()
  say({ method: 'setCurrentTime', value: 42 })
  expect(film.currentTime).toBe(42)
})

it.each([59.5, 1e9, -1, '42', null, undefined, {}])('does not jump to %j', (value) => {
  const { film, say } = embed()
  say({ method: 'setCurrentTime', value })
  expect(film.currentTime).toBe(0)
})

it.each([
  ['another window', { source: {} }],
  ['another origin', { origin: 'https://evil.example' }],
  ['an opaque origin', { origin: 'null' }],
])('does not listen to %s', (_, from) => {
  const { film, say, heard } = embed()
  say({ method: 'setCurrentTime', value: 42 }, from)
  say({ method: 'addEventListener', value: 'ready' }, from)
  expect(film.currentTime).toBe(0)
  expect(heard()).toHaveLength(1)
})

it.each([
  '',
  '{',
  'null',
  '7',
  '"setCurrentTime"',
  '{"method":"setCurrentTime","value":42}',
  '{"context":"other","method":"setCurrentTime","value":42}',
])('does not mind %j', (text) => {
  const { film, say } = embed()
  say(text)
  expect(film.currentTime).toBe(0)
})

it('can be inside a script element', () => {
  expect(playerScript).not.toMatch(/<\/?script|<!--/i)
})

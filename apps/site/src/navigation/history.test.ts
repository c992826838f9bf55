import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { browserHistory, memoryHistory } from './history.ts'
import type { History } from './history.ts'

/** The browser's objects, as far as these tests need them: entries, and which of them is shown. */
function standIn() {
  const entries: { url: URL; state: unknown }[] = [
    { url: new URL('https://rampart.test/course/a?x=1#part'), state: null },
  ]
  const page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  const shown = () => entries.at(-1)
  vi.stubGlobal('location', {
    get origin() {
      return shown()?.url.origin
    },
    get pathname() {
      return shown()?.url.pathname
    },
    get search() {
      return shown()?.url.search
    },
    get hash() {
      return shown()?.url.hash
    },
  })
  const add = (state: unknown, _title: string, address: string) =>
    entries.push({ url: new URL(address, shown()?.url), state: structuredClone(state) })
  vi.stubGlobal('history', {
    get state() {
      return shown()?.state
    },
    pushState: add,
    replaceState: (...given: Parameters<typeof add>) => {
      entries.pop()
      add(...given)
    },
  })
  return {
    entries,
    goBack: () => {
      entries.pop()
      page.dispatchEvent(new Event('popstate'))
    },
  }
}

let browser: ReturnType<typeof standIn>
beforeEach(() => {
  browser = standIn()
})
afterEach(() => vi.unstubAllGlobals())

const start = { pathname: '/course/a', search: '?x=1', hash: '#part' }

it.each<[string, () => History]>([
  ['the browser', () => browserHistory],
  ['memory', () => memoryHistory('/course/a?x=1#part')],
])('%s keeps the address that is shown, with its state', (_name, open) => {
  const history = open()
  expect(history.read()).toEqual({ ...start, key: 'default', state: null })
  history.write('/lab/b', { state: { email: 'a@b.c' } })
  const lab = history.read()
  expect(lab).toMatchObject({ pathname: '/lab/b', search: '', hash: '', state: { email: 'a@b.c' } })
  history.write('/lab/b', { replace: true })
  expect(history.read()).toMatchObject({ pathname: '/lab/b', state: null })
  expect(new Set(['default', lab.key, history.read().key]).size).toBe(3)
})

it('comes back to what an entry had', () => {
  const heard = vi.fn<() => void>()
  const end = browserHistory.subscribe(heard)
  browserHistory.write('/signup?step=confirm', { state: 'begun' })
  const { key } = browserHistory.read()
  browserHistory.write('/signin', {})
  // Only the browser's own changes are reported.
  expect(heard).not.toHaveBeenCalled()
  browser.goBack()
  expect(heard).toHaveBeenCalledOnce()
  expect(browserHistory.read()).toMatchObject({ search: '?step=confirm', state: 'begun', key })
  end()
  browser.goBack()
  expect(heard).toHaveBeenCalledOnce()
  expect(browserHistory.read()).toMatchObject(start)
})

it('replaces an entry rather than adding one', () => {
  browserHistory.write('/labs', { replace: true })
  expect(browser.entries).toHaveLength(1)
  browserHistory.write('/', {})
  expect(browser.entries).toHaveLength(2)
})

it('stays on its site with a path that begins like the address of another', () => {
  browserHistory.write('//evil.example/x', {})
  expect(browser.entries.at(-1)?.url.href).toBe('https://rampart.test//evil.example/x')
})

it('reads entries that something else has written', () => {
  vi.stubGlobal('history', { state: { usr: 1 } })
  expect(browserHistory.read()).toMatchObject({ key: 'default', state: null })
})

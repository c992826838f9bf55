import { runInNewContext } from 'node:vm'
import type { Preferences } from '@rampart/contract/entities/preferences'
import { beforeEach, expect, it, vi } from 'vitest'
import { bootScript } from './boot.ts'

const stored = new Map<string, string>()
const localStorage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
}
let dataset: Record<string, string>
let preferences: typeof import('./preferences.ts')

beforeEach(async () => {
  stored.clear()
  dataset = {}
  vi.stubGlobal('localStorage', localStorage)
  vi.stubGlobal('document', { documentElement: { dataset }, hidden: true })
  vi.resetModules()
  preferences = await import('./preferences.ts')
  return () => vi.unstubAllGlobals()
})

/** The root's attributes as the next page's head sets them. */
function nextPage(): Record<string, string> {
  const next: Record<string, string> = {}
  runInNewContext(bootScript, {
    localStorage,
    document: {
      documentElement: { dataset: next },
      querySelector: () => null,
      addEventListener: () => undefined,
    },
  })
  return next
}

it.each([
  [
    { theme: 'dark', motion: 'reduced' },
    { theme: 'dark', motion: 'reduced' },
  ],
  [{ theme: 'light', motion: 'system' }, { theme: 'light' }],
  [{ theme: 'system', motion: 'system' }, {}],
] satisfies [Preferences, object][])(
  'shows %j now and on the next page from its head on',
  (chosen, shown) => {
    preferences.choosePreferences({ theme: 'light', motion: 'reduced' })
    preferences.choosePreferences(chosen)
    expect(dataset).toEqual(shown)
    expect(nextPage()).toEqual(shown)
  },
)

it('shows a choice after the frame in which its control does', async () => {
  const frames: (() => void)[] = []
  vi.stubGlobal('document', { documentElement: { dataset }, hidden: false })
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => frames.push(callback))
  preferences.choosePreferences({ theme: 'light', motion: 'system' })
  preferences.choosePreferences({ theme: 'dark', motion: 'system' })
  expect(stored.get('theme')).toBe('dark')
  for (const frame of frames) frame()
  expect(dataset).toEqual({})
  await vi.waitFor(() => expect(dataset).toEqual({ theme: 'dark' }))
})

it('takes nothing unknown from storage', () => {
  stored.set('theme', 'neon').set('motion', 'wild')
  expect(nextPage()).toEqual({})
})

it('notes what no account has yet, until one has it', () => {
  preferences.choosePreferences({ theme: 'dark', motion: 'system' })
  expect(stored.has('preferencesUnsaved')).toBe(true)
  preferences.choosePreferences({ theme: 'light', motion: 'system' })
  // The response to the earlier choice.
  preferences.noteSaved({ theme: 'dark', motion: 'system' })
  expect(stored.has('preferencesUnsaved')).toBe(true)
  expect(dataset).toEqual({ theme: 'light' })
  preferences.noteSaved({ theme: 'light', motion: 'system' })
  expect(stored.has('preferencesUnsaved')).toBe(false)
})

it('takes what the account holds as saved', () => {
  preferences.adoptPreferences({ theme: 'dark', motion: 'reduced' })
  expect(dataset).toEqual({ theme: 'dark', motion: 'reduced' })
  expect(Object.fromEntries(stored)).toEqual({ theme: 'dark', motion: 'reduced' })
})

it('leaves a choice that another tab is still saving', () => {
  preferences.adoptPreferences({ theme: 'light', motion: 'system' })
  // As the other tab does.
  stored.set('theme', 'dark').set('preferencesUnsaved', 'true')
  preferences.adoptPreferences({ theme: 'system', motion: 'system' })
  expect(Object.fromEntries(stored)).toEqual({ theme: 'dark', preferencesUnsaved: 'true' })
})

it('shows a choice where storage is refused', () => {
  const refuse = () => {
    throw new DOMException('Storage is refused.', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
  preferences.choosePreferences({ theme: 'dark', motion: 'system' })
  expect(dataset).toEqual({ theme: 'dark' })
})

import type { Motion, Preferences, Theme } from '@rampart/contract/entities/preferences'
import { createListeners } from '@rampart/screens/session/createListeners.ts'
import { useSyncExternalStore } from 'react'
import { afterNextFrame } from './afterNextFrame.ts'

/** Keys in local storage; `boot.ts` reads theme and motion before the first paint. */
const keys = { theme: 'theme', motion: 'motion', unsaved: 'preferencesUnsaved' } as const

/** How the site looks in this browser. */
export interface BrowserPreferences extends Preferences {
  /** Chosen here, and not saved to an account yet: the next sign-in saves it. */
  isUnsaved: boolean
}

/** The server knows no choice of a visitor. */
const unknown: BrowserPreferences = { theme: 'system', motion: 'system', isUnsaved: false }

const listeners = createListeners()
let current: BrowserPreferences | undefined

/**
 * How the site looks: what this browser keeps, for visitors too. The server renders as if nothing
 * was chosen.
 */
export function usePreferences(): BrowserPreferences {
  return useSyncExternalStore(subscribe, browserPreferences, () => unknown)
}

/**
 * Applies a choice of the person, and keeps it in this browser; `PreferencesSync` takes it to the
 * account. The control shows the choice in the next frame, and the page follows in the one after:
 * the styles of all of it take longer than a press should.
 */
export function choosePreferences(chosen: Preferences): void {
  take({ theme: chosen.theme, motion: chosen.motion, isUnsaved: true }, afterNextFrame)
}

/** Applies what the account has; not in place of a choice that another tab is still saving. */
export function adoptPreferences(kept: Preferences): void {
  if (read().isUnsaved && !browserPreferences().isUnsaved) return
  take({ theme: kept.theme, motion: kept.motion, isUnsaved: false })
}

/** Notes that the account has the choice; does nothing if another one has been made since. */
export function noteSaved(kept: Preferences): void {
  const { theme, motion } = browserPreferences()
  if (kept.theme === theme && kept.motion === motion) adoptPreferences(kept)
}

function browserPreferences(): BrowserPreferences {
  return (current ??= read())
}

function subscribe(listener: () => void): () => void {
  if (listeners.isEmpty()) addEventListener('storage', onStorage)
  const unsubscribe = listeners.subscribe(listener)
  return () => {
    unsubscribe()
    if (listeners.isEmpty()) removeEventListener('storage', onStorage)
  }
}

/** Another tab has chosen, or cleared everything. What it has not saved yet is its own to save. */
function onStorage({ key }: StorageEvent): void {
  if (key === null || key === keys.theme || key === keys.motion)
    show({ ...read(), isUnsaved: browserPreferences().isUnsaved }, atOnce)
}

/** Runs a task, now or later. */
type Run = (task: () => void) => void

const atOnce: Run = (task) => task()

function take(next: BrowserPreferences, run = atOnce): void {
  const { theme, motion, isUnsaved } = browserPreferences()
  if (next.theme === theme && next.motion === motion && next.isUnsaved === isUnsaved) return
  write(keys.theme, next.theme === 'system' ? null : next.theme)
  write(keys.motion, next.motion === 'system' ? null : next.motion)
  write(keys.unsaved, next.isUnsaved ? 'true' : null)
  show(next, run)
}

function show(next: BrowserPreferences, run: Run): void {
  current = next
  run(markRoot)
  listeners.notify()
}

/** As `boot.ts` does for the first paint. */
function markRoot(): void {
  const { theme, motion } = browserPreferences()
  const { dataset } = document.documentElement
  if (theme === 'system') delete dataset['theme']
  else dataset['theme'] = theme
  if (motion === 'system') delete dataset['motion']
  else dataset['motion'] = motion
}

function read(): BrowserPreferences {
  try {
    const theme = localStorage.getItem(keys.theme)
    const motion = localStorage.getItem(keys.motion)
    return {
      theme: theme === 'light' || theme === 'dark' ? (theme satisfies Theme) : 'system',
      motion: motion === 'reduced' ? (motion satisfies Motion) : 'system',
      isUnsaved: localStorage.getItem(keys.unsaved) !== null,
    }
  } catch {
    return unknown
  }
}

function write(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    // Storage is refused: the choice is valid as long as this page.
  }
}

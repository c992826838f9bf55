import type { Adapters } from '../adapters/adapters.ts'
import type { SessionState, SessionStore } from '../session/session.ts'
import { catalogue, course, profile } from './fixtures.ts'

/** What a story replaces, group by group. */
export type AdapterOverrides = { [Group in keyof Adapters]?: Partial<Adapters[Group]> }

/** Adapters that answer at once from the fixtures; a story replaces what its state is about. */
export function memoryAdapters(overrides: AdapterOverrides = {}): Adapters {
  return {
    catalogue: { list: async () => catalogue, ...overrides.catalogue },
    course: { get: async () => course, status: async () => null, enrol: async () => ({ currentLesson: 'lesson-1' }), ...overrides.course },
    account: { signIn: async () => 'token', signOut: async () => undefined, profile: async () => profile, ...overrides.account },
  }
}

/** A session in memory. */
export function memorySession(initial: SessionState): SessionStore {
  let state = initial
  const listeners = new Set<() => void>()
  const set = (next: SessionState) => {
    state = next
    for (const listener of listeners) listener()
  }
  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    signIn: () => set('signed-in'),
    signOut: () => set('signed-out'),
  }
}

/** An answer that never comes: the loading state. */
export const never = () => new Promise<never>(() => undefined)

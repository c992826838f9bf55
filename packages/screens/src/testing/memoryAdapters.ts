import type { Adapters, DraftAdapter } from '../adapters/adapters.ts'
import { AdapterError } from '../adapters/errors.ts'
import { signedDocument } from '../credentials/verifyAnything/documents.fixtures.ts'
import type { SessionState, SessionStore } from '../session/session.ts'
import { participant, task } from './bootcampFixtures.ts'
import { badge, bootcampCertificate, certificate, credentials, verification } from './credentialFixtures.ts'
import { catalogue, course, profile } from './fixtures.ts'
import { credits, lab, labNow, labSession } from './labFixtures.ts'
import { completedCourses, lesson, ongoingCourses, quizReview } from './learningFixtures.ts'

/** What a story replaces, group by group. */
export type AdapterOverrides = { [Group in keyof Adapters]?: Partial<Adapters[Group]> }

/** Adapters that answer at once from the fixtures; a story replaces what its state is about. */
export function memoryAdapters(overrides: AdapterOverrides = {}): Adapters {
  return {
    catalogue: { list: async () => catalogue, ...overrides.catalogue },
    course: { get: async () => course, status: async () => null, enrol: async () => ({ currentLesson: 'lesson-1' }), ...overrides.course },
    lesson: {
      get: async () => lesson,
      complete: async () => ({ completed: false, nextLesson: 'lesson-3' }),
      savePosition: async () => undefined,
      submitQuiz: async () => ({ score: 100, passed: true }),
      reviewQuiz: async () => quizReview,
      ...overrides.lesson,
    },
    learning: { ongoing: async () => ongoingCourses, completed: async () => completedCourses, ...overrides.learning },
    credential: {
      list: async () => credentials,
      courseCertificate: async () => certificate,
      courseBadge: async () => badge,
      certificate: async () => certificate,
      badge: async () => badge,
      ...overrides.credential,
    },
    lab: {
      get: async () => lab,
      sessions: async () => [],
      session: async () => labSession('active'),
      start: async () => 'session-queued',
      end: async () => undefined,
      extend: async (_sessionId, duration) => labSession('active', { ttl: 60 + duration }),
      credits: async () => credits,
      ...overrides.lab,
    },
    drafts: { ...memoryDrafts(), ...overrides.drafts },
    clock: { now: () => labNow, ...overrides.clock },
    account: {
      signIn: async () => 'token',
      signOut: async () => undefined,
      requestReset: async () => 'If this address is registered, a code is on its way.',
      resetPassword: async () => 'Your password has been reset.',
      signUpSetting: async () => 'open',
      signUp: async () => 'registration-1',
      confirmSignUp: async () => undefined,
      ...overrides.account,
    },
    user: {
      profile: async () => profile,
      updateProfile: async (changes) => ({ ...profile, ...changes }),
      changePassword: async () => 'token',
      preferences: async () => ({ theme: 'system', motion: 'system' }),
      savePreferences: async (preferences) => preferences,
      exportData: async () => ({ profile }),
      deleteAccount: async () => undefined,
      ...overrides.user,
    },
    bootcamp: {
      requestAccess: async () => undefined,
      task: async () => ({ task, user: participant }),
      upload: async (_kind, file) => ({ name: file.name, size: file.size, type: file.type, uploadedAt: '2026-04-01T09:00:00.000Z' }),
      removeFile: async () => undefined,
      submit: async (answers) => ({ ...task, ...answers, status: 'under_review' }),
      ...overrides.bootcamp,
    },
    verification: { document: async (_type, id) => documentOf(id), verify: async () => verification, ...overrides.verification },
  }
}

/** The signed document of a fixture. */
function documentOf(id: string): unknown {
  const record = [certificate, bootcampCertificate, badge].find((known) => ('csnId' in known ? known.csnId : known.badgeId) === id)
  return record ? signedDocument(record) : Promise.reject(new AdapterError({ status: 404 }))
}

/** Drafts in memory. */
export function memoryDrafts(): DraftAdapter {
  const texts = new Map<string, string>()
  return {
    read: (key) => texts.get(key) ?? null,
    write: (key, text) => void texts.set(key, text),
    remove: (key) => void texts.delete(key),
    clear: () => texts.clear(),
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

import { clear, createStore, del, get, set } from 'idb-keyval'
import type { KeptFiles } from './shell/shell.ts'

/** By labs, apart from the terminals of sessions: these go with their session. */
const store = () => createStore('lab-files', 'labs')

/**
 * What a store gives. Browsers refuse it by a failure, or as it is asked for (private windows,
 * blocked cookies); then it is `otherwise`.
 */
export async function unlessRefused<T>(use: () => Promise<T>, otherwise: T): Promise<T> {
  try {
    return await use()
  } catch {
    return otherwise
  }
}

/** The files that a learner made in terminals of a lab, below the home folder. */
export const readFiles = (labPath: string): Promise<KeptFiles> =>
  unlessRefused(async () => (await get<KeptFiles>(labPath, store())) ?? {}, {})

/**
 * Keeps the files of a session that is over, in place of those that earlier ones left: a session
 * begins with these.
 */
export const keepFiles = (labPath: string, files: KeptFiles): Promise<void> =>
  unlessRefused(() => set(labPath, files, store()), undefined)

/** Forgets a lab's files: their learner does not need them any more. */
export const dropFiles = (labPath: string): Promise<void> =>
  unlessRefused(() => del(labPath, store()), undefined)

/** Forgets all files, as somebody signs out. */
export const forgetFiles = (): Promise<void> => unlessRefused(() => clear(store()), undefined)

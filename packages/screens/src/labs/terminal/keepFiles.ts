import { clear, createStore, del, get, set } from 'idb-keyval'
import type { KeptFiles } from './shell/shell.ts'

/** By lab, separate from the terminals of sessions, which are deleted with their session. */
const store = () => createStore('lab-files', 'labs')

/**
 * The result of using a store. If the browser refuses it (private windows, blocked cookies), by a
 * failure or when it is opened, the result is `otherwise`.
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
 * Stores the files of an ended session, in place of those that earlier ones left: a session begins
 * with these.
 */
export const keepFiles = (labPath: string, files: KeptFiles): Promise<void> =>
  unlessRefused(() => set(labPath, files, store()), undefined)

/** Deletes a lab's files: the learner no longer needs them. */
export const dropFiles = (labPath: string): Promise<void> =>
  unlessRefused(() => del(labPath, store()), undefined)

/** Deletes all files, when somebody signs out. */
export const forgetFiles = (): Promise<void> => unlessRefused(() => clear(store()), undefined)

import { clear, createStore, del, get, set } from 'idb-keyval'
import type { KeptFiles } from './shell/shell.ts'

/** By labs, apart from the terminals of sessions: these go with their session. */
const store = () => createStore('lab-files', 'labs')

/**
 * The files that a learner made in terminals of a lab, below the home folder; none without a store
 * (private windows).
 */
export const readFiles = (labPath: string): Promise<KeptFiles> =>
  get<KeptFiles>(labPath, store()).then(
    (files) => files ?? {},
    () => ({}),
  )

/**
 * Keeps the files of a session that is over, in place of those that earlier ones left: a session
 * begins with these.
 */
export const keepFiles = (labPath: string, files: KeptFiles): Promise<void> =>
  set(labPath, files, store()).catch(() => undefined)

/** Forgets a lab's files: their learner does not need them any more. */
export const dropFiles = (labPath: string): Promise<void> =>
  del(labPath, store()).catch(() => undefined)

/** Forgets all files, as somebody signs out. */
export const forgetFiles = (): Promise<void> => clear(store()).catch(() => undefined)

import { clear, createStore, del, entries, get, keys, set, update } from 'idb-keyval'
import { forgetFiles, keepFiles, unlessRefused } from './keepFiles.ts'
import { mergeFiles } from './mergeFiles.ts'
import type { Kept, KeptFiles } from './shell/shell.ts'

/** What a session's terminal stores in this browser. */
export interface KeptTerminal {
  readonly shell?: Kept
  readonly history: readonly string[]
  /** When it was stored, in milliseconds since 1970. */
  readonly at: number
}

/** Sessions last a day at most; what is older is deleted. */
const longest = 2 * 24 * 3_600_000

const store = () => createStore('lab-terminals', 'sessions')

/** What was stored of a session; nothing if there is no store. */
export const readTerminal = (sessionId: string): Promise<KeptTerminal | undefined> =>
  unlessRefused(() => get<KeptTerminal>(sessionId, store()), undefined)

/** What a tab knows of what is stored. */
interface Known {
  /** The files that it began with or stored last. */
  readonly files: KeptFiles
  /** It began with a stored terminal or has stored one. */
  readonly isStored: boolean
}

/**
 * Stores a session's terminal, and deletes those of sessions that ended long ago. Files that
 * another tab stored stay. What was deleted meanwhile, as the session has ended or somebody has
 * signed out, is not stored again. Returns whether it is stored now.
 */
export const keepTerminal = (
  sessionId: string,
  { shell, history }: Omit<KeptTerminal, 'at'>,
  { files: before, isStored }: Known = { files: {}, isStored: false },
): Promise<boolean> =>
  // The terminal works without it.
  unlessRefused(async () => {
    const at = Date.now()
    await update<KeptTerminal>(
      sessionId,
      (stored) => {
        if (!stored && isStored) throw new Error('It was deleted.')
        const other = stored?.shell
        const merged =
          shell && other
            ? { ...shell, files: mergeFiles(other.files, before, shell.files) }
            : (shell ?? other)
        return { ...(merged && { shell: merged }), history, at }
      },
      store(),
    )
    for (const [id, other] of await entries<string, KeptTerminal>(store()))
      if (at - other.at > longest) await del(id, store())
    return true
  }, false)

/**
 * Deletes the terminal of an ended session, with its history and values. The files stay with the
 * notebook of the lab.
 */
export async function forgetTerminal(sessionId: string, labPath: string): Promise<void> {
  const kept = await readTerminal(sessionId)
  if (kept?.shell) await keepFiles(labPath, kept.shell.files)
  await unlessRefused(() => del(sessionId, store()), undefined)
}

/** The same for those of a lab's ended sessions, the oldest first, that are still stored. */
export async function forgetEnded(labPath: string, sessionIds: readonly string[]): Promise<void> {
  const kept = await unlessRefused(() => keys<string>(store()), [])
  for (const id of sessionIds) if (kept.includes(id)) await forgetTerminal(id, labPath)
}

/** Deletes all terminals and the files that were made in them, when somebody signs out. */
export async function forgetTerminals(): Promise<void> {
  await unlessRefused(() => clear(store()), undefined)
  await forgetFiles()
}

const modeKey = 'screen reader mode'

/** Whether screen readers should read out the output, as chosen in this browser. */
export const readScreenReaderMode = (): Promise<boolean> =>
  unlessRefused(async () => (await get<boolean>(modeKey, store())) === true, false)

export const keepScreenReaderMode = (isOn: boolean): Promise<void> =>
  unlessRefused(() => set(modeKey, isOn, store()), undefined)

import type { LabNotes } from '@rampart/contract/entities/labNotes'
import { maxNotesLength } from '@rampart/contract/rules/labNotesLimits'
import type { NotebookStatus } from '@rampart/ui/LabNotebook'
import type { Clock, DraftAdapter, LabAdapter } from '../../adapters/adapters.ts'
import { hasCode } from '../../adapters/errors.ts'
import { isUnreachable } from '../../adapters/isUnreachable.ts'
import { createListeners } from '../../session/createListeners.ts'
import { dropNoteDraft, keepNoteDraft, readNoteDrafts } from './noteDrafts.ts'
import type { NoteDraft } from './noteDrafts.ts'

export interface NotesState {
  readonly text: string
  readonly status: NotebookStatus
  readonly copies: LabNotes['copies']
}

interface NotebookOptions {
  /** Path of the lab. */
  readonly path: string
  readonly lab: Pick<LabAdapter, 'notes' | 'saveNotes' | 'dropNotesCopy'>
  readonly drafts: DraftAdapter
  readonly clock: Clock
  /**
   * Whether the learner for whom it was made is still signed in: if another one has signed in,
   * nothing is sent or stored as theirs.
   */
  readonly isOwner: () => boolean
  /** Names this tab. */
  readonly writer: string
  /** Time from the last letter to the save, in milliseconds. @default 1000 */
  readonly pause?: number
  /** Time from a failed save to the next try, in milliseconds; doubled each time. @default 4000 */
  readonly retryPause?: number
}

const longestWait = 60_000

/**
 * The notes of a lab in one tab: typed text is stored in the browser at once and saved soon
 * afterwards, until the server has it.
 */
export function createNotebook({
  path,
  lab,
  drafts,
  clock,
  isOwner,
  writer,
  pause = 1000,
  retryPause = 4000,
}: NotebookOptions) {
  const listeners = createListeners()
  let state: NotesState = { text: '', status: 'loading', copies: [] }
  let basedOn = 0
  let edit = 0
  let typedAt = 0
  let isDirty = false
  let isSending = false
  let isClosed = false
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const set = (values: Partial<NotesState>) => {
    state = { ...state, ...values }
    listeners.notify()
  }
  const wait = (milliseconds: number, act: () => unknown) => {
    clearTimeout(timer)
    if (!isClosed) timer = setTimeout(() => void act(), milliseconds)
  }
  const take = ({ text, version, copies }: LabNotes) => {
    basedOn = version
    set({ text, copies, status: 'saved' })
  }
  const send = ({ typedAt: at, ...draft }: NoteDraft, isLeaving = false) => {
    const age = Math.max(0, Math.round((clock.now() - at) / 1000))
    return lab.saveNotes(path, { ...draft, age }, isLeaving)
  }
  const failed = (error: unknown, again: () => unknown) => {
    if (hasCode(error, 'notes_full')) return set({ status: 'full' })
    set({ status: isUnreachable(error) ? 'offline' : 'failed' })
    wait(Math.min(longestWait, retryPause * 2 ** failures), again)
    failures += 1
  }

  /** Sends the drafts of earlier tabs, then reads. */
  async function open(): Promise<void> {
    isClosed = false
    const left = readNoteDrafts(drafts, path)
    const newest = left.at(-1)
    if (newest && !isDirty) set({ text: newest.text })
    try {
      for (const draft of left.filter(({ text }) => fits(text))) {
        if (!isOwner()) return
        await send(draft)
        dropNoteDraft(drafts, path, draft)
      }
      const notes = await lab.notes(path)
      failures = 0
      if (isDirty || !isOwner()) return
      take(notes)
      if (newest && !fits(newest.text)) goOnWith(newest)
    } catch (error) {
      if (isDirty || !isOwner()) return
      if (!newest) return set({ status: 'unread' })
      goOnWith(newest)
      if (fits(newest.text)) failed(error, save)
    }
  }

  /** Makes a draft of an earlier tab the text of this one. */
  function goOnWith(draft: NoteDraft) {
    dropNoteDraft(drafts, path, draft)
    basedOn = draft.basedOn
    typedAt = draft.typedAt
    change(draft.text)
    set({ status: statusOf(draft.text) })
  }

  /** Stores a text in the browser until it has arrived. */
  function change(text: string) {
    edit += 1
    isDirty = true
    state = { ...state, text }
    if (isOwner()) keepNoteDraft(drafts, path, { text, basedOn, writer, edit, typedAt })
  }

  async function save(isLeaving = false): Promise<void> {
    if (!isDirty || !isOwner() || !fits(state.text) || (isSending && !isLeaving)) return
    clearTimeout(timer)
    const sent: NoteDraft = { text: state.text, basedOn, writer, edit, typedAt }
    isSending = true
    set({ status: 'saving' })
    try {
      const notes = await send(sent, isLeaving)
      failures = 0
      dropNoteDraft(drafts, path, sent)
      arrived(sent, notes)
    } catch (error) {
      // If nothing waits, a later save has arrived.
      if (isDirty) failed(error, save)
    } finally {
      isSending = false
    }
    if (isDirty && state.status === 'changed') wait(pause, save)
  }

  /**
   * If the server has another text, what was typed meanwhile stays based on the old one, so that
   * the other text is kept.
   */
  function arrived(sent: NoteDraft, notes: LabNotes) {
    if (sent.edit === edit) {
      isDirty = false
      return take(notes)
    }
    // The save on leaving does not wait for the one before, whose response may arrive after its
    // own.
    if (!isDirty) return
    if (notes.text === sent.text) basedOn = notes.version
    set({ copies: notes.copies, status: statusOf(state.text) })
  }

  /** Reads again unless something waits to be sent. */
  async function refresh(): Promise<void> {
    if (isDirty) return save()
    if (state.status === 'loading') return
    if (state.status === 'unread') return open()
    try {
      const notes = await lab.notes(path)
      if (!isDirty && notes.version >= basedOn) take(notes)
    } catch {
      // The current text stays; the next read may succeed.
    }
  }

  return {
    state: () => state,
    subscribe: listeners.subscribe,
    open,
    refresh,
    type: (text: string) => {
      typedAt = clock.now()
      change(text)
      set({ status: statusOf(text) })
      if (!isSending) wait(pause, save)
    },
    /** Saves waiting text now: the field or the page is left. */
    flush: save,
    /** Tries again to read. */
    retry: async () => {
      set({ status: 'loading' })
      await open()
    },
    drop: async (id: string) => {
      const { copies } = await lab.dropNotesCopy(path, id)
      set({ copies })
      if (state.status === 'full') await save()
    },
    /** The page is gone: no more tries. */
    close: () => {
      isClosed = true
      clearTimeout(timer)
      void save(true)
    },
  }
}

const fits = (text: string) => text.length <= maxNotesLength

const statusOf = (text: string): NotebookStatus => (fits(text) ? 'changed' : 'too long')

/** What {@link createNotebook} returns. */
export type Notebook = ReturnType<typeof createNotebook>

import { useMutation } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { LabAdapter } from '../../adapters/adapters.ts'
import { useAdapters } from '../../adapters/AdaptersProvider.tsx'
import { useSessionStore } from '../../session/SessionProvider.tsx'
import { createNotebook } from './notebook.ts'

/** A unique name for this tab. */
const newWriter = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')

/**
 * The learner's notes of a lab, saved while they are typed, and read again when the page becomes
 * visible again.
 */
export function useNotebook(path: string) {
  const { lab, drafts, clock } = useAdapters()
  const session = useSessionStore()
  // Failures of mutations are reported: the end of the session leads to signing in at once.
  const { mutateAsync } = useMutation({
    mutationFn: (call: Parameters<LabAdapter['saveNotes']>) => lab.saveNotes(...call),
  })
  const [notebook] = useState(() => {
    const owner = session.owner()
    const isOwner = () => session.owner() === owner
    const calls = {
      notes: lab.notes,
      saveNotes: (...call: Parameters<LabAdapter['saveNotes']>) => mutateAsync(call),
      dropNotesCopy: lab.dropNotesCopy,
    }
    return createNotebook({ path, lab: calls, drafts, clock, isOwner, writer: newWriter() })
  })
  const state = useSyncExternalStore(notebook.subscribe, notebook.state, notebook.state)
  useEffect(() => {
    void notebook.open()
    const listening = new AbortController()
    const { signal } = listening
    const refresh = () => void notebook.refresh()
    addEventListener('online', refresh, { signal })
    addEventListener('focus', refresh, { signal })
    addEventListener('pagehide', () => void notebook.flush(true), { signal })
    document.addEventListener(
      'visibilitychange',
      () => void (document.hidden ? notebook.flush(true) : notebook.refresh()),
      { signal },
    )
    return () => {
      listening.abort()
      notebook.close()
    }
  }, [notebook])
  return { ...state, notebook }
}

import { useEffect, useState } from 'react'
import { useAdapters } from '../adapters/AdaptersProvider.tsx'
import { AdapterError } from '../adapters/errors.ts'
import { streamPause } from './polling.ts'
import { useSessionChanges } from './useSessionChanges.ts'

/** Statuses after which another try would fail too. */
const final = new Set([401, 403, 404])

/**
 * Shows each change of a session as it happens, while `isOpen`. A broken stream is opened again;
 * meanwhile, and if streams do not work, the session has to be polled. Returns whether changes
 * arrive.
 */
export function useSessionStream(sessionId: string, isOpen: boolean): boolean {
  const { lab } = useAdapters()
  const { show } = useSessionChanges()
  const [isLive, setLive] = useState(false)
  useEffect(() => {
    if (!isOpen) return
    const leaving = new AbortController()
    const { signal } = leaving
    let failures = 0
    let timer: ReturnType<typeof setTimeout> | undefined
    const follow = async () => {
      try {
        await lab.follow(
          sessionId,
          (session) => {
            if (signal.aborted) return
            failures = 0
            setLive(true)
            show(session)
          },
          signal,
        )
      } catch (error) {
        if (error instanceof AdapterError && final.has(error.status)) return setLive(false)
        failures += 1
      }
      if (signal.aborted) return
      setLive(false)
      timer = setTimeout(() => void follow(), streamPause(failures, Math.random()))
    }
    void follow()
    return () => {
      leaving.abort()
      clearTimeout(timer)
      setLive(false)
    }
  }, [lab, sessionId, isOpen, show])
  return isLive
}

import { useMessages } from '@rampart/ui/Language'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useAdapters } from '../../adapters/AdaptersProvider.tsx'
import { credentialQuery } from '../useCredential.ts'
import { examine } from './examine.ts'
import type { Examined, ExamineParts } from './examine.ts'
import { examineAll, waitTime } from './examineAll.ts'
import { readGivenFiles, readGivenText, TooMuch } from './given.ts'
import type { Given } from './given.ts'
import { verifyAnythingMessages } from './verifyAnything.messages.ts'

/** One thing with its outcome; no outcome while it is checked. */
export interface Item {
  readonly given: Given
  readonly outcome: Examined | undefined
}

/** What was given last. */
export interface Batch {
  /** A new number each time something is given. */
  readonly number: number
  readonly items: readonly Item[]
  /** The site asks to wait. */
  readonly isWaiting: boolean
}

/** Takes what people give, reads it and checks it. New input replaces the earlier input. */
export function useVerifyAnything(origin: string) {
  const { credential, verification } = useAdapters()
  const queries = useQueryClient()
  const messages = useMessages(verifyAnythingMessages)
  const [batch, setBatch] = useState<Batch>()
  const [isReading, setReading] = useState(false)
  const [error, setError] = useState<{ from: 'files' | 'text'; message: string }>()
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const parts: ExamineParts = {
    findRecord: (id) => queries.fetchQuery(credentialQuery(credential, id)),
    verification,
    origin,
  }

  /** Starts again; what ran before is canceled. */
  function begin(): AbortSignal {
    running.current?.abort()
    running.current = new AbortController()
    return running.current.signal
  }

  async function give(from: 'files' | 'text', read: () => Promise<Given[]>): Promise<void> {
    const signal = begin()
    setError(undefined)
    setReading(true)
    const given = await read().catch((reason: unknown) => {
      if (reason instanceof TooMuch) return reason.message
      throw reason
    })
    if (signal.aborted) return
    setReading(false)
    if (typeof given === 'string') {
      // The earlier batch was canceled, and would look as if it continued.
      setBatch(undefined)
      return setError({ from, message: given })
    }
    setBatch((last) => ({
      number: (last?.number ?? 0) + 1,
      items: given.map((one) => ({ given: one, outcome: undefined })),
      isWaiting: false,
    }))
    await check(given, signal)
  }

  /** Unreadable things cannot be checked. */
  async function check(given: readonly Given[], signal: AbortSignal): Promise<void> {
    const readable = given.flatMap((one, index) =>
      one.kind === 'unreadable' ? [] : [{ one, index }],
    )
    await examineAll(readable, {
      examine: ({ one }) => examine(one, parts),
      onOutcome: (place, outcome) =>
        setBatch((last) => last && withOutcome(last, readable[place]?.index, outcome)),
      onWaiting: (isWaiting) => setBatch((last) => last && { ...last, isWaiting }),
      wait: () => pause(waitTime, signal),
      signal,
    })
  }

  return {
    batch,
    isReading,
    fileError: error?.from === 'files' ? error.message : undefined,
    textError: error?.from === 'text' ? error.message : undefined,
    giveFiles: (files: readonly File[]) =>
      void give('files', () => readGivenFiles(files, origin, messages)),
    giveText: (text: string) => void give('text', () => readGivenText(text, origin, messages)),
    forgetError: () => setError(undefined),
    /** Checks the same things again. */
    retry: () => {
      if (!batch) return
      setBatch({ ...batch, items: batch.items.map(({ given }) => ({ given, outcome: undefined })) })
      void check(
        batch.items.map(({ given }) => given),
        begin(),
      )
    },
    clear: () => {
      begin()
      setReading(false)
      setError(undefined)
      setBatch(undefined)
    },
  }
}

function withOutcome(batch: Batch, index: number | undefined, outcome: Examined): Batch {
  return {
    ...batch,
    items: batch.items.map((item, place) => (place === index ? { ...item, outcome } : item)),
  }
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}

/**
 * Aborts when the first of the signals aborts. `AbortSignal.any` is newer than the oldest browsers
 * that have to work. It listens to the signals until then, so abort one of them in the end.
 */
export function anySignal(signals: readonly AbortSignal[]): AbortSignal {
  const any = new AbortController()
  for (const signal of signals) {
    if (signal.aborted) any.abort(signal.reason)
    else
      signal.addEventListener('abort', () => any.abort(signal.reason), {
        once: true,
        signal: any.signal,
      })
  }
  return any.signal
}

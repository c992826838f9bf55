import { getEventListeners } from 'node:events'
import { expect, test } from 'vitest'
import { unlessAborted } from './unlessAborted.ts'

const never = new Promise<never>(() => undefined)
const reason = new Error('This process ends.')

test('what has ended, well or not, leaves nothing with the signal', async () => {
  const { signal } = new AbortController()
  await expect(unlessAborted(Promise.resolve('a pod'), signal)).resolves.toBe('a pod')
  await expect(unlessAborted(Promise.reject(new Error('no pod')), signal)).rejects.toThrow('no pod')
  expect(getEventListeners(signal, 'abort')).toEqual([])
})

test.each(['before', 'meanwhile'])('rejects if the signal aborts %s', async (when) => {
  const closing = new AbortController()
  if (when === 'before') closing.abort(reason)
  const waiting = unlessAborted(never, closing.signal)
  closing.abort(reason)
  await expect(waiting).rejects.toBe(reason)
})

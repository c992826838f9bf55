import { expect, it, vi } from 'vitest'
import { anySignal } from './anySignal.ts'

it('aborts with the first of its signals, and with its reason', () => {
  const [one, two] = [new AbortController(), new AbortController()]
  const any = anySignal([one.signal, two.signal])
  const heard = vi.fn<() => void>()
  any.addEventListener('abort', heard)
  expect(any.aborted).toBe(false)
  two.abort('two')
  one.abort('one')
  expect(any.reason).toBe('two')
  expect(heard).toHaveBeenCalledOnce()
})

it('is aborted from the start by one that is', () => {
  expect(anySignal([new AbortController().signal, AbortSignal.abort('over')]).reason).toBe('over')
  expect(anySignal([]).aborted).toBe(false)
})

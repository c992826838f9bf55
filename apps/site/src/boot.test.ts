import { runInNewContext } from 'node:vm'
import { expect, it, vi } from 'vitest'
import { bootScript } from './boot.ts'

/** Sends a form on a page whose root has these attributes; returns what became of it. */
function send({ root = {}, action }: { root?: Record<string, string>; action?: string } = {}) {
  let listener: (event: object) => void = () => undefined
  runInNewContext(bootScript, {
    localStorage: { getItem: () => null },
    document: {
      documentElement: { dataset: root },
      querySelector: () => null,
      addEventListener: (_type: string, given: typeof listener) => (listener = given),
    },
  })
  const target = { dataset: {}, hasAttribute: () => action !== undefined }
  const event = { target, preventDefault: vi.fn(), stopImmediatePropagation: vi.fn() }
  listener(event)
  return event
}

it('keeps a form that only scripts can send until they have taken the page over', () => {
  const { target, preventDefault, stopImmediatePropagation } = send()
  expect(target.dataset).toEqual({ held: '' })
  expect(preventDefault).toHaveBeenCalledOnce()
  // Else React, which may listen already, would send it, too.
  expect(stopImmediatePropagation).toHaveBeenCalledOnce()
})

it.each([
  ['once they have', { root: { live: '' } }],
  ['that has an address of its own', { action: '/search' }],
])('leaves a form alone %s', (_name, given) => {
  const { target, preventDefault } = send(given)
  expect(target.dataset).toEqual({})
  expect(preventDefault).not.toHaveBeenCalled()
})

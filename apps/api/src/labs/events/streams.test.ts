import { expect, it, vi } from 'vitest'
import { createStreams } from './streams.ts'

it('has so many places for an account and for all, and gives them back', () => {
  const streams = createStreams({ each: 2, all: 3 })
  const open = (user: string) => streams.open(user, () => undefined)
  const first = open('a')
  expect([first, open('a')]).not.toContain(undefined)
  expect(open('a')).toBeUndefined()
  expect(open('b')).toBeDefined()
  expect(open('c')).toBeUndefined()
  first?.()
  first?.()
  expect(open('c')).toBeDefined()
  expect(open('d')).toBeUndefined()
})

it('ends all', () => {
  const streams = createStreams({ each: 2, all: 3 })
  const end = vi.fn<() => void>()
  const other = vi.fn<() => void>()
  streams.open('a', end)
  streams.open('b', other)?.()
  streams.endAll()
  expect(end).toHaveBeenCalledOnce()
  expect(other).not.toHaveBeenCalled()
})

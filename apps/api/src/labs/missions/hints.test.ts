import { expect, it } from 'vitest'
import { openedOf, openHint } from './hints.ts'

const checks = [
  {
    id: 'find',
    name: 'Find it',
    guard: false,
    hints: ['Look around.', 'Look down.', 'Lift the mat.'],
  },
  { id: 'mend', name: 'Mend it', guard: false, hints: [] },
]
const open = (opened: Record<string, string[]>, number: number, checkId = 'find') =>
  openHint(checks, opened, { checkId, number })

it('opens one after another, and keeps the others', () => {
  expect(open({}, 1)).toEqual({ hints: { find: ['Look around.'] } })
  expect(open({ mend: ['Old.'], find: ['Look around.'] }, 2)).toEqual({
    hints: { mend: ['Old.'], find: ['Look around.', 'Look down.'] },
  })
})

it('changes nothing for one that is open', () => {
  expect(open({ find: ['Look around.', 'Look down.'] }, 1)).toBe('open already')
})

it('skips none', () => {
  expect(open({}, 2)).toBe('not next')
  expect(open({ find: ['Look around.'] }, 3)).toBe('not next')
})

it.each(['mend', 'unknown', '__proto__', 'constructor'])('has none of %s', (checkId) => {
  expect(open({}, 1, checkId)).toBe('not found')
  expect(openedOf({}, checkId)).toEqual([])
})

it('keeps what was read when the lab has changed', () => {
  expect(open({ find: ['An older text.'] }, 1)).toBe('open already')
  expect(open({ find: ['An older text.'] }, 2)).toEqual({
    hints: { find: ['An older text.', 'Look down.'] },
  })
})

import { expect, it } from 'vitest'
import { commandOf, cuesAt } from './filmCues.ts'

const cues = [
  { start: 1, text: 'A change is in one of three places.' },
  { start: 3, text: '$ git status' },
  { start: 5, text: '$5 is no command.' },
]

it.each([
  [0, undefined, undefined],
  [1, 'A change is in one of three places.', undefined],
  [4, 'A change is in one of three places.', 'git status'],
  [9, '$5 is no command.', 'git status'],
])('after %d s', (seconds, caption, command) => {
  expect(cuesAt(cues, seconds)).toEqual({ caption, command })
})

it('knows a command by its sign', () => {
  expect(commandOf('$ ls')).toBe('ls')
  expect(commandOf('ls $ ')).toBeUndefined()
})

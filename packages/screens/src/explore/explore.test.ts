import { expect, it } from 'vitest'
import { levels } from '@rampart/contract/entities/values'
import { domainMessages } from '@rampart/ui/domain'
import { itemDuration, optionsOf } from './explore.ts'

it('shows a duration only above 60 minutes', () => {
  expect(itemDuration(60, 'en-US')).toBeUndefined()
  expect(itemDuration(61, 'en-US')).toBe('1 Hr 1 Min')
  expect(itemDuration(150, 'en-US')).toBe('2 Hrs 30 Mins')
})

it('keeps the order of the filters', () => {
  expect(optionsOf(levels, domainMessages.english.levels)).toEqual([
    { value: 'beginner', label: 'Beginner' },
    { value: 'intermediate', label: 'Intermediate' },
    { value: 'expert', label: 'Expert' },
  ])
})

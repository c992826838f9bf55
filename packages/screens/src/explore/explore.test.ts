import { expect, it } from 'vitest'
import { levelNames } from '../names/catalogueNames.ts'
import { itemDuration, itemHref, optionsOf } from './explore.ts'

it('leads to /{type}/{slug or path}', () => {
  expect(itemHref({ type: 'course', slug: 'git-basics', path: null })).toBe('/course/git-basics')
  expect(itemHref({ type: 'lab', slug: null, path: 'jwt-forgery' })).toBe('/lab/jwt-forgery')
})

it('shows a duration only above 60 minutes', () => {
  expect(itemDuration(60)).toBeUndefined()
  expect(itemDuration(61)).toBe('1 Hr 1 Min')
  expect(itemDuration(150)).toBe('2 Hrs 30 Mins')
})

it('keeps the order of the filters', () => {
  expect(optionsOf(levelNames).map(({ value }) => value)).toEqual(['beginner', 'intermediate', 'expert'])
})

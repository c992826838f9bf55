import { expect, test } from 'vitest'
import { itemTypes } from '../entities/values.ts'
import { domains, levels } from '../entities/values.ts'
import { filterCatalogue, toggle } from './catalogueFilter.ts'

const none = { types: [], levels: [], domains: [] }
const items = itemTypes.flatMap((type) => levels.flatMap((level) => domains.map((domain) => ({ type, level, domain }))))

test('no filter lets everything pass, in its order', () => {
  expect(filterCatalogue(items, none)).toEqual(items)
})

test('each filter keeps its own field', () => {
  expect(filterCatalogue(items, { ...none, types: ['lab'] })).toEqual(items.filter(({ type }) => type === 'lab'))
  expect(filterCatalogue(items, { ...none, levels: ['expert'] })).toEqual(items.filter(({ level }) => level === 'expert'))
  expect(filterCatalogue(items, { ...none, domains: ['devops'] })).toEqual(items.filter(({ domain }) => domain === 'devops'))
})

test('values of one filter widen, filters together narrow', () => {
  expect(filterCatalogue(items, { ...none, levels: ['beginner', 'expert'] })).toHaveLength(16)
  expect(filterCatalogue(items, { types: ['course'], levels: ['beginner', 'expert'], domains: ['devops', 'devsecops'] })).toEqual([
    { type: 'course', level: 'beginner', domain: 'devops' },
    { type: 'course', level: 'beginner', domain: 'devsecops' },
    { type: 'course', level: 'expert', domain: 'devops' },
    { type: 'course', level: 'expert', domain: 'devsecops' },
  ])
})

test('toggling adds, then removes, and leaves the list given alone', () => {
  const list = ['a', 'b']
  expect(toggle(list, 'c')).toEqual(['a', 'b', 'c'])
  expect(toggle(list, 'a')).toEqual(['b'])
  expect(toggle(toggle(list, 'c'), 'c')).toEqual(list)
  expect(list).toEqual(['a', 'b'])
})

import { expect, test } from 'vitest'
import { itemTypes } from '../entities/values.ts'
import { domains, levels } from '../entities/values.ts'
import { filterCatalogue, noFilter, normalFilter, toggle } from './catalogueFilter.ts'

const items = itemTypes.flatMap((type) =>
  levels.flatMap((level) => domains.map((domain) => ({ type, level, domain }))),
)

test('an empty filter returns all items in their order', () => {
  expect(filterCatalogue(items, noFilter)).toEqual(items)
})

test('each filter compares its own field', () => {
  expect(filterCatalogue(items, { ...noFilter, types: ['lab'] })).toEqual(
    items.filter(({ type }) => type === 'lab'),
  )
  expect(filterCatalogue(items, { ...noFilter, levels: ['expert'] })).toEqual(
    items.filter(({ level }) => level === 'expert'),
  )
  expect(filterCatalogue(items, { ...noFilter, domains: ['devops'] })).toEqual(
    items.filter(({ domain }) => domain === 'devops'),
  )
})

test('more values in one filter give more items; more filters give fewer', () => {
  expect(filterCatalogue(items, { ...noFilter, levels: ['beginner', 'expert'] })).toHaveLength(16)
  expect(
    filterCatalogue(items, {
      types: ['course'],
      levels: ['beginner', 'expert'],
      domains: ['devops', 'devsecops'],
    }),
  ).toEqual([
    { type: 'course', level: 'beginner', domain: 'devops' },
    { type: 'course', level: 'beginner', domain: 'devsecops' },
    { type: 'course', level: 'expert', domain: 'devops' },
    { type: 'course', level: 'expert', domain: 'devsecops' },
  ])
})

test('filters that match the same items have one normal form', () => {
  expect(normalFilter(noFilter)).toEqual(noFilter)
  expect(normalFilter({ ...noFilter, types: ['lab', 'course'], levels: [...levels] })).toEqual(
    noFilter,
  )
  const forms = [
    {
      types: ['lab'],
      levels: ['expert', 'beginner'],
      domains: ['devsecops', 'devops'],
      sort: 'title',
    },
    {
      types: ['lab', 'lab'],
      levels: ['beginner', 'expert'],
      domains: ['devops', 'devsecops'],
      sort: 'title',
    },
  ] as const
  for (const form of forms) {
    expect(normalFilter(form)).toEqual({
      types: ['lab'],
      levels: ['beginner', 'expert'],
      domains: ['devops', 'devsecops'],
      sort: 'title',
    })
    expect(filterCatalogue(items, normalFilter(form))).toEqual(filterCatalogue(items, form))
  }
})

test('toggling adds, then removes, and does not change the given list', () => {
  const list = ['a', 'b']
  expect(toggle(list, 'c')).toEqual(['a', 'b', 'c'])
  expect(toggle(list, 'a')).toEqual(['b'])
  expect(toggle(toggle(list, 'c'), 'c')).toEqual(list)
  expect(list).toEqual(['a', 'b'])
})

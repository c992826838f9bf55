import { expect, test } from 'vitest'
import { slugSchema } from '../entities/primitives.ts'
import { bootcampTitle, bootcampTitles, isBootcampSlug } from './bootcamps.ts'

test('the three bootcamps of the specification', () => {
  expect(Object.keys(bootcampTitles)).toEqual(['aws', 'cyber', 'ai-security'])
  for (const slug of Object.keys(bootcampTitles))
    expect(slugSchema.safeParse(slug).success).toBe(true)
})

test.each(['aws', 'cyber', 'ai-security'])('%s is one', (slug) =>
  expect(isBootcampSlug(slug)).toBe(true),
)

test.each(['', 'AWS', 'devops', 'constructor', 'toString', '__proto__'])('%j is none', (slug) =>
  expect(isBootcampSlug(slug)).toBe(false),
)

test('a bootcamp that is gone has its slug for a title', () => {
  expect([bootcampTitle('aws'), bootcampTitle('devops')]).toEqual(['AWS Cloud Bootcamp', 'devops'])
})

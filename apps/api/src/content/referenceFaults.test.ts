import { expect, it } from 'vitest'
import { referenceFaults } from './referenceFaults.ts'
import { labSchema } from './schema.ts'

const check = { id: 'find', name: 'Find the key', guard: false, hints: [] }
const way = { section: 'Look around', reference: { minutes: 10, how: 'Lift the mat.' } }
const faultsOf = (...checks: Parameters<typeof referenceFaults>[0]['checks']) =>
  referenceFaults({ checks, guide: '## Look around\n\nText\n\n### Shut it\n', minutes: 15 })

it('finds none if all tasks have one, or no check does', () => {
  expect(faultsOf(check, { ...check, id: 'keep', guard: true })).toEqual([])
  expect(faultsOf({ ...check, ...way }, { ...check, id: 'keep', guard: true })).toEqual([])
})

it('finds what is missing, what a guard has, and what takes too long', () => {
  const long = { ...check, id: 'shut', section: 'Shut it', reference: { minutes: 6, how: 'Push.' } }
  expect(faultsOf({ ...check, ...way }, { ...check, id: 'open' })).toEqual([
    'open has no reference, and other checks do.',
  ])
  expect(faultsOf({ ...check, ...way, guard: true })).toEqual([
    'find is a guard, which has no reference.',
  ])
  expect(faultsOf({ ...check, ...way }, long)).toEqual([
    'Its references take 16 minutes, the lab 15.',
  ])
})

it('finds a heading that the guide does not have', () => {
  expect(faultsOf({ ...check, ...way, section: 'Look' })).toEqual([
    'find names the section "Look", which its guide does not have.',
  ])
})

const problemsWith = (values: object) =>
  labSchema
    .safeParse({
      title: 'A Lab',
      level: 'beginner',
      domain: 'devops',
      minutes: 30,
      listed: true,
      description: 'What it is about.',
      requirements: ['One', 'Two', 'Three'],
      checks: [{ id: 'find', name: 'Find it', ...values }],
    })
    .error?.issues.map(({ path }) => path.join('.')) ?? []

it.each([
  ['a way', way, []],
  ['no minutes', { reference: { how: 'Push.' } }, ['checks.0.reference.minutes']],
  ['no time at all', { reference: { minutes: 0, how: 'Push.' } }, ['checks.0.reference.minutes']],
  ['a backtick alone', { reference: { minutes: 1, how: '`x' } }, ['checks.0.reference.how']],
  ['two lines', { reference: { minutes: 1, how: 'a\nb' } }, ['checks.0.reference.how']],
  ['too long a section', { section: 'x'.repeat(121) }, ['checks.0.section']],
  ['another field', { reference: { ...way.reference, by: 'me' } }, ['checks.0.reference']],
])('checks %s', (_what, values, paths) => {
  expect(problemsWith(values)).toEqual(paths)
})

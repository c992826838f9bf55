import { expect, it } from 'vitest'
import { hintFaults } from './hintFaults.ts'
import { labSchema } from './schema.ts'

const guide = '```bash\nexport LAB_URL=x\ncurl "$LAB_URL/"\n```\n'
const faultsOf = (...hints: string[]) =>
  hintFaults({
    guide,
    checks: [
      { id: 'find', name: 'Find the key', guard: false, hints },
      { id: 'shut', name: 'The safe is shut', guard: false, hints: [] },
    ],
  })

it('finds none in good hints', () => {
  expect(faultsOf()).toEqual([])
  expect(faultsOf('Look under the mat.', 'Ask `curl "$LAB_URL/mat"` and lift it.')).toEqual([])
  expect(faultsOf('In words $NAME is no command.', "`jq '.[] | $x'` is a variable of jq")).toEqual(
    [],
  )
})

it('finds variables that the guide does not set', () => {
  expect(faultsOf('Look.', '`curl "$LAB_URL/$ROOM"`')).toEqual([
    'Hint 2 of find uses $ROOM, which its guide does not set.',
  ])
})

it('finds the name of another check', () => {
  expect(faultsOf('First see that The safe is shut.')).toEqual([
    'Hint 1 of find names another check, shut.',
  ])
  expect(faultsOf('Find the key under the mat.')).toEqual([])
})

const lab = {
  title: 'A Lab',
  level: 'beginner',
  domain: 'devops',
  minutes: 30,
  listed: true,
  description: 'What it is about.',
  requirements: ['One', 'Two', 'Three'],
}
const problemsWith = (hints: unknown) =>
  labSchema
    .safeParse({ ...lab, checks: [{ id: 'find', name: 'Find it', hints }] })
    .error?.issues.map(({ path }) => path.join('.')) ?? []

it.each([
  ['none in a list', [], 'checks.0.hints'],
  ['four', ['a', 'b', 'c', 'd'], 'checks.0.hints'],
  ['one twice', ['Look', 'Look'], 'checks.0.hints'],
  ['a backtick alone', ['Use `curl'], 'checks.0.hints.0'],
  ['two lines', ['Look\nthere'], 'checks.0.hints.0'],
  ['too long a one', ['Look', 'x'.repeat(401)], 'checks.0.hints.1'],
  ['no text', [''], 'checks.0.hints.0'],
  ['what is no list', 7, 'checks.0.hints'],
])('refuses %s', (_what, hints, path) => {
  expect(problemsWith(hints)).toEqual([path])
})

it('takes one to three, or nothing said of them', () => {
  expect(problemsWith(['Look', 'Use `curl`', 'x'.repeat(400)])).toEqual([])
  expect(problemsWith(undefined)).toEqual([])
})

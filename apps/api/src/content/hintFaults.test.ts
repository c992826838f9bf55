import { expect, it } from 'vitest'
import { hintFaults } from './hintFaults.ts'

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

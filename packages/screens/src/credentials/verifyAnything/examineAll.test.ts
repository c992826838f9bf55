import { expect, test } from 'vitest'
import { AdapterError } from '../../adapters/errors.ts'
import { examineAll } from './examineAll.ts'

const busy = () => new AdapterError({ status: 429 })

/** Runs with the test's things; returns the reported events, in order. */
async function run(
  things: readonly string[],
  examine: (thing: string) => Promise<string>,
  controller = new AbortController(),
) {
  const told: string[] = []
  await examineAll(things, {
    examine,
    onOutcome: (index, outcome) => told.push(`${index} ${outcome}`),
    onWaiting: (isWaiting) => told.push(isWaiting ? 'waits' : 'goes on'),
    wait: () => new Promise(setImmediate),
    signal: controller.signal,
  })
  return told
}

test('all are examined, four at a time', async () => {
  let now = 0
  let most = 0
  const told = await run([...'abcdefghij'], async (thing) => {
    now += 1
    most = Math.max(most, now)
    await new Promise(setImmediate)
    now -= 1
    return thing.toUpperCase()
  })
  expect(told.toSorted()).toEqual([...'ABCDEFGHIJ'].map((letter, index) => `${index} ${letter}`))
  expect(most).toBe(4)
})

test('when the site asks to wait, all wait once, and nothing is lost', async () => {
  const tries = new Map<string, number>()
  const begun: string[] = []
  const told = await run([...'abcdef'], async (thing) => {
    begun.push(thing)
    tries.set(thing, (tries.get(thing) ?? 0) + 1)
    if (tries.get(thing) === 1 && 'abcd'.includes(thing)) throw busy()
    return thing
  })
  // The refused ones are examined again before any other begins.
  expect(begun.slice(4, 8).toSorted()).toEqual(['a', 'b', 'c', 'd'])
  expect(told.filter((word) => word === 'waits')).toHaveLength(1)
  expect(told.indexOf('goes on')).toBeGreaterThan(told.indexOf('waits'))
  expect(told.filter((word) => /^\d/.test(word)).toSorted()).toEqual(
    [...'abcdef'].map((letter, index) => `${index} ${letter}`),
  )
})

test('called off, nothing more is examined or told', async () => {
  const controller = new AbortController()
  let count = 0
  const told = await run(
    [...'abcdefgh'],
    async (thing) => {
      count += 1
      controller.abort()
      return thing
    },
    controller,
  )
  expect(told).toEqual([])
  expect(count).toBeLessThanOrEqual(4)
})

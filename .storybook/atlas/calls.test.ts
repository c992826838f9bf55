import { callTable } from '@rampart/contract/calls/table'
import { expect, it } from 'vitest'
import { calls, otherCalls, outcomes } from './calls.ts'
import { storyIndex } from './storyIndex.ts'

const stories = storyIndex()
const rows = Object.entries(calls).flatMap(([call, row]) => outcomes.map((outcome) => ({ call, outcome, id: row[outcome] })))

it('has a story for each outcome of each call', () => {
  const known = new Set(stories.map(({ id }) => id))
  const problems = rows
    .filter(({ id }) => !known.has(id))
    .map(({ call, outcome, id }) => `${call}, ${outcome}: ${id} is no story. Write it in apps/site/src, or name the one that shows this in calls.ts.`)
  expect(problems).toEqual([])
})

it('names each story of a call', () => {
  const named = new Set<string>(rows.map(({ id }) => id))
  const problems = stories
    .filter(({ id, title }) => title.startsWith('Site/Calls/') && !named.has(id))
    .map(({ id, file }) => `${id} (${file}) is of no call. Name it in calls.ts.`)
  expect(problems).toEqual([])
})

// A good answer may stand for several calls of a page; what goes wrong is one call's alone, or nobody knows whose it is.
it('shows the trouble of one call at a time', () => {
  const troubles = rows.filter(({ outcome }) => outcome !== 'success').map(({ id }) => id)
  expect(troubles.filter((id, index) => troubles.indexOf(id) !== index)).toEqual([])
})

it('knows every call of the contract', () => {
  expect([...Object.keys(calls), ...Object.keys(otherCalls)].toSorted()).toEqual(Object.keys(callTable).toSorted())
})

import { expect, it } from 'vitest'
import { outcomes, screens } from './calls.ts'
import { storyIndex } from './storyIndex.ts'

const stories = storyIndex()
const rows = Object.entries(screens).flatMap(([screen, row]) =>
  outcomes.map((outcome) => ({ screen, outcome, id: row[outcome] })),
)

it('has a story for each outcome of each screen', () => {
  const known = new Set(stories.map(({ id }) => id))
  const problems = rows
    .filter(({ id }) => !known.has(id))
    .map(
      ({ screen, outcome, id }) =>
        `${screen}, ${outcome}: ${id} is no story. Write it in apps/site/src, or name the one that shows this in calls.ts.`,
    )
  expect(problems).toEqual([])
})

it('names each story of a late or unreadable response', () => {
  const named = new Set<string>(rows.map(({ id }) => id))
  const problems = stories
    .filter(({ id, title }) => title.startsWith('Site/Calls/') && !named.has(id))
    .map(({ id, file }) => `${id} (${file}) is of no screen. Name it in calls.ts.`)
  expect(problems).toEqual([])
})

it('shows the trouble of one screen at a time', () => {
  const troubles = rows.filter(({ outcome }) => outcome !== 'success').map(({ id }) => id)
  expect(troubles.filter((id, index) => troubles.indexOf(id) !== index)).toEqual([])
})

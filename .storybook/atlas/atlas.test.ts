import { expect, it } from 'vitest'
import { routes } from '../../apps/site/src/routes.tsx'
import { atlas } from './atlas.ts'
import { storyIndex } from './storyIndex.ts'

const surfaces = atlas.flatMap((area) => area.surfaces)
const states = surfaces.flatMap((surface) => surface.states.map(({ id }) => id))
const stories = storyIndex()
const shown = new Set(stories.flatMap((story) => story.states))

const repeated = (values: readonly string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index)

it('has a story for each state', () => {
  const problems = states
    .filter((state) => !shown.has(state))
    .map((state) => `No story shows “${state}”: give one parameters: { states: ['${state}'] }.`)
  expect(problems).toEqual([])
})

it('knows the states that stories name', () => {
  const problems = stories.flatMap(({ id, file, states: named }) => [
    ...named
      .filter((state) => !states.includes(state))
      .map((state) => `${id} (${file}) shows “${state}”, which is no state of the atlas.`),
    ...repeated(named).map((state) => `${id} (${file}) names “${state}” twice.`),
  ])
  expect(problems).toEqual([])
})

// Components/ and Foundations/ are the parts that surfaces are made of: their states are their own,
// the specification names none. Site/Calls/ is listed in calls.ts.
it('has a state for each story of a surface, a screen or the site', () => {
  const problems = stories
    .filter(
      ({ title, states: named, tags }) =>
        /^(Surfaces|Screens|Site)\//.test(title) &&
        !title.startsWith('Site/Calls/') &&
        named.length === 0 &&
        !tags.includes('edge'),
    )
    .map(
      ({ title, name, file }) =>
        `${title}, ${name} (${file}) shows no state. Name one of .storybook/atlas in parameters.states; where it goes beyond the specification, give it tags: ['edge'].`,
    )
  expect(problems).toEqual([])
})

it('keeps what goes beyond the specification out of its states', () => {
  const problems = stories
    .filter(({ states: named, tags }) => named.length > 0 && tags.includes('edge'))
    .map(({ id }) => `${id} shows a state and carries the tag 'edge'. Take one of the two away.`)
  expect(problems).toEqual([])
})

it('says nothing twice', () => {
  expect(repeated(states)).toEqual([])
  expect(repeated(stories.map(({ id }) => id))).toEqual([])
})

it('has every route of the site', () => {
  const present = new Set(surfaces.flatMap(({ route }) => route.split(', ')))
  const problems = routes
    .map(({ path }) => (path === '*' ? 'any other path' : path.replace(/:(\w+)/g, '{$1}')))
    .filter((route) => !present.has(route))
    .map((route) => `${route} has no surface. Add one with its states to .storybook/atlas.`)
  expect(problems).toEqual([])
})

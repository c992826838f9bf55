import { expect, it } from 'vitest'
import { atlas } from './atlas.ts'
import { storyIndex } from './storyIndex.ts'

/** The specification's route table (§2). */
const routes = [
  '/',
  '/signin',
  '/forgot-password',
  '/verify-cert',
  '/cert/view/{certId}',
  '/badge/view/{badgeId}',
  '/profile',
  '/course/{courseSlug}',
  '/course/{courseSlug}/lesson/{lessonId}',
  '/course/{courseSlug}/completed',
  '/lab/{labPath}',
  '/lab/{labPath}/session/{sessionId}',
  '/lab-sessions',
  '/bootcamps',
  '/bootcamps/{slug}',
  '/bootcamps/{slug}/task',
  '/my-learning',
  '/my-learning/completed',
  '/my-learning/credentials',
  'any other path',
]

const surfaces = atlas.flatMap((area) => area.surfaces)
const states = surfaces.flatMap(({ name, states: own }) => own.map((state) => ({ ...state, place: `${name}: ${state.text}` })))
const stories = storyIndex()
const isEdge = new Set(stories.filter(({ tags }) => tags.includes('edge')).map(({ id }) => id))
const named = new Set(states.flatMap((state) => state.stories))

const repeated = (values: readonly string[]) => values.filter((value, index) => values.indexOf(value) !== index)

it('has a story for each state', () => {
  const known = new Set(stories.map(({ id }) => id))
  const problems = states.flatMap(({ place, stories: ids }) =>
    ids.length === 0
      ? [`“${place}” names no story. Write one beside those of its component or screen, and name it.`]
      : ids.filter((id) => !known.has(id)).map((id) => `“${place}” names ${id}, which is no story. Write it, or name the one that took its place.`),
  )
  expect(problems).toEqual([])
})

// Components/ and Foundations/ are the parts that surfaces are made of: their states are their own, the specification names none. Site/Calls/ stands in calls.ts.
it('has a state for each story of a surface, a screen or the site', () => {
  const problems = stories
    .filter(({ id, title }) => /^(Surfaces|Screens|Site)\//.test(title) && !title.startsWith('Site/Calls/') && !named.has(id) && !isEdge.has(id))
    .map(
      ({ id, title, name, file }) =>
        `${title}, ${name} (${file}) is in no state. Name ${id} in the state that it shows, .storybook/atlas; where it goes beyond the specification, give it tags: ['edge'].`,
    )
  expect(problems).toEqual([])
})

it('keeps what goes beyond the specification out of its states', () => {
  const problems = states.flatMap(({ place, stories: ids }) =>
    ids.filter((id) => isEdge.has(id)).map((id) => `“${place}” names ${id}, which carries the tag 'edge'. Take one of the two away.`),
  )
  expect(problems).toEqual([])
})

it('says nothing twice', () => {
  const problems = [
    ...repeated(surfaces.map(({ name }) => name)).map((name) => `Two surfaces are called “${name}”. Make them one, or tell them apart.`),
    ...repeated(states.map(({ place }) => place)).map((place) => `“${place}” is there twice. Make them one state that names the stories of both.`),
    ...states.flatMap(({ place, stories: ids }) => repeated(ids).map((id) => `“${place}” names ${id} twice. Name it once.`)),
    ...repeated(stories.map(({ id }) => id)).map((id) => `Two stories have the id ${id}. Give one of them another name.`),
  ]
  expect(problems).toEqual([])
})

it('has every route of the specification', () => {
  const present = new Set(surfaces.map(({ route }) => route))
  const problems = routes.filter((route) => !present.has(route)).map((route) => `${route} has no surface. Add one with its states to .storybook/atlas.`)
  expect(problems).toEqual([])
})

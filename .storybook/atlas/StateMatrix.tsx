import { Suspense, useDeferredValue, useId, useState } from 'react'
import storiesByState from 'virtual:state-stories'
import { atlas } from './atlas.ts'
import './StateMatrix.css'
import { StoryLinks } from './StoryLinks.tsx'
import type { Area, State, Surface } from './surface.ts'

const statesOf = (areas: readonly Area[]) =>
  areas.flatMap((area) => area.surfaces.flatMap((surface) => surface.states))
const storiesOf = ({ id }: State) => storiesByState[id] ?? []
const anchorOf = ({ name }: Surface) => `surface-${name.toLowerCase().replaceAll(' ', '-')}`

/**
 * The parts of the atlas that contain every word, in their name, route, text, section or stories.
 */
function narrowed(words: readonly string[]): Area[] {
  const fits = (surface: Surface, state: State) => {
    const text = [surface.name, surface.route, state.source, state.text, ...storiesOf(state)]
      .join(' ')
      .toLowerCase()
    return words.every((word) => text.includes(word))
  }
  return atlas
    .map((area) => ({
      ...area,
      surfaces: area.surfaces
        .map((surface) => ({
          ...surface,
          states: surface.states.filter((state) => fits(surface, state)),
        }))
        .filter(({ states }) => states.length > 0),
    }))
    .filter(({ surfaces }) => surfaces.length > 0)
}

/** The atlas as tables, one for each surface, with links to the stories of a state. */
export function StateMatrix() {
  const [filter, setFilter] = useState('')
  const areas = narrowed(useDeferredValue(filter).toLowerCase().split(/\s+/).filter(Boolean))
  const all = statesOf(atlas).length
  const shown = statesOf(areas).length
  return (
    <div className="atlas">
      <p className="atlas-summary">
        <strong>{atlas.flatMap(({ surfaces }) => surfaces).length}</strong> surfaces,{' '}
        <strong>{all}</strong> states,{' '}
        <strong>{new Set(statesOf(atlas).flatMap(storiesOf)).size}</strong> stories
      </p>
      <div className="atlas-filter" role="search">
        <label htmlFor="atlas-filter">Filter</label>
        <input
          id="atlas-filter"
          type="search"
          placeholder="loading, §8, /lab-sessions …"
          value={filter}
          onChange={(event) => setFilter(event.currentTarget.value)}
        />
        <span role="status">{shown === all ? 'All states' : `${shown} of ${all} states`}</span>
      </div>
      <Contents areas={areas} />
      {areas.length === 0 && <p>No state has all of these words.</p>}
      <Suspense fallback={<p>Loading stories …</p>}>
        {areas.map((area) => (
          <section key={area.name}>
            <h2>{area.name}</h2>
            {area.surfaces.map((surface) => (
              <SurfaceTable key={surface.name} surface={surface} />
            ))}
          </section>
        ))}
      </Suspense>
    </div>
  )
}

function Contents({ areas }: { areas: readonly Area[] }) {
  return (
    <nav aria-label="Surfaces" className="atlas-contents">
      {areas.map((area) => (
        <div key={area.name}>
          <strong>{area.name}</strong>
          <ul>
            {area.surfaces.map((surface) => (
              <li key={surface.name}>
                <a href={`#${anchorOf(surface)}`} target="_self">
                  {surface.name}
                </a>{' '}
                <small>{surface.states.length}</small>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}

function SurfaceTable({ surface }: { surface: Surface }) {
  const id = useId()
  return (
    <>
      <h3 id={anchorOf(surface)} className="atlas-surface">
        <span id={id}>{surface.name}</span> <code>{surface.route}</code>
      </h3>
      <table className="atlas-table" aria-labelledby={id}>
        <caption>
          {surface.states.length} {surface.states.length === 1 ? 'state' : 'states'}
        </caption>
        <thead>
          <tr>
            <th scope="col">Source</th>
            <th scope="col">State</th>
            <th scope="col">Component</th>
            <th scope="col">Screen</th>
            <th scope="col">Site</th>
          </tr>
        </thead>
        <tbody>
          {surface.states.map((state) => (
            <StateRow key={state.id} state={state} />
          ))}
        </tbody>
      </table>
    </>
  )
}

function StateRow({ state }: { state: State }) {
  const stories = storiesOf(state)
  const kinds = [/^(components|surfaces)-/, /^screens-/, /^site-/]
  return (
    <tr>
      <td>{state.source}</td>
      <th scope="row">{state.text}</th>
      {kinds.map((kind) => (
        <td key={kind.source}>
          <StoryLinks ids={stories.filter((story) => kind.test(story))} />
        </td>
      ))}
    </tr>
  )
}

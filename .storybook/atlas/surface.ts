/**
 * Where a state comes from: a section of the specification, or the product's own, beyond what the
 * specification names.
 */
export type Source = '§2' | '§4' | '§5' | '§6' | '§8' | '§9' | 'own'

/**
 * The states of an area's surfaces, by the surface's name. A state is one condition in which a
 * person sees something particular: its name, then its source and what to look at, in a designer's
 * words; what is in “…” is the specification's text, letter for letter. A story shows it by
 * `parameters: { states: ['Surface: name'] }`.
 */
export type Surfaces = Readonly<
  Record<
    string,
    {
      /**
       * As in the specification's route table, several with commas; 'every page' for what every
       * page has.
       */
      route: string
      states: Readonly<Record<string, Source | `${Source} ${string}`>>
    }
  >
>

export interface State {
  /** The name in stories: 'Explore: loading'. */
  id: string
  source: Source
  text: string
}

/** A page, or a part of it that has states of its own. */
export interface Surface {
  name: string
  route: string
  states: readonly State[]
}

/** Surfaces that belong together. */
export interface Area {
  name: string
  surfaces: readonly Surface[]
}

export const areaOf = (name: string, surfaces: Surfaces): Area => ({
  name,
  surfaces: Object.entries(surfaces).map(([surface, { route, states }]) => ({
    name: surface,
    route,
    states: Object.entries(states).map(([state, said]) => {
      const [source = said, text] = said.split(/ (.*)/s)
      return {
        id: `${surface}: ${state}`,
        source: source as Source,
        text: text ? `${state}: ${text}` : state,
      }
    }),
  })),
})

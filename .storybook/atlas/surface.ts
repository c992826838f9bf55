/** Where a state comes from: a section of the specification, or the product's own, beyond what the specification names. */
export type Source = '§2' | '§4' | '§5' | '§6' | '§8' | '§9' | 'own'

/** One condition in which a person sees something of its own. */
export interface State {
  source: Source
  /** What to look at, in a designer's words; what stands in “…” is the specification's text, letter for letter. */
  text: string
  /** Ids of the stories that show it, at least one: of a component, a screen, the site. */
  stories: readonly string[]
}

/** A page, or a part of it that has states of its own. */
export interface Surface {
  name: string
  /** As in the specification's route table; 'every page' for what stands around all of them. */
  route: string
  states: readonly State[]
}

/** Surfaces that belong together. */
export interface Area {
  name: string
  surfaces: readonly Surface[]
}

export const state = (source: Source, text: string, ...stories: string[]): State => ({ source, text, stories })

export const surface = (name: string, route: string, states: readonly State[]): Surface => ({ name, route, states })

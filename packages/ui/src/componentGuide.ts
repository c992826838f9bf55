/**
 * Groups of general components in the sidebar; surfaces are grouped by the folder of their area.
 */
export const componentGroups = [
  'Actions',
  'Forms',
  'Layout',
  'Content',
  'Feedback',
  'Overlays',
  'Navigation',
  'Data',
] as const

/**
 * What a component's page in Storybook says beside its props and stories; `Name.guide.ts` in each
 * component's folder.
 */
export interface ComponentGuide {
  /** Where the sidebar has it; components have one, surfaces none. */
  group?: (typeof componentGroups)[number]
  /** What others call it, in small letters: the search of the docs finds it by these. */
  synonyms?: readonly string[]
  /**
   * `stable`: what breaks it is a major version. `beta`: a minor one may change its props, and the
   * change log says how.
   */
  status: 'stable' | 'beta'
  /** The first version that has it. */
  since: string
  /** What it is for, in one to three sentences. */
  use: string
  /** Other components and when they fit better; empty if there is none like it. */
  instead: readonly { component: string; when: string }[]
  /** Its parts as a reader sees them, from first to last. */
  anatomy: readonly string[]
  /** Each begins with a verb. */
  dos: readonly string[]
  /** Each begins with a verb, as after "don't". */
  donts: readonly string[]
  /** Keys and what they do; empty if nothing takes a key. */
  keyboard: readonly { keys: string; does: string }[]
  /** What assistive technology hears, and what the caller has to see to. */
  accessibility: string
}

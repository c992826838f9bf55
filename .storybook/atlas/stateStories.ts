import { storyIndex } from './storyIndex.ts'

const id = 'virtual:state-stories'

/**
 * Ids of the stories by the state of the atlas that they show, as a module: it is made from the
 * sources when Storybook starts.
 */
export const stateStories = {
  name: 'state-stories',
  resolveId: (source: string) => (source === id ? `\0${id}` : undefined),
  load(resolved: string) {
    if (resolved !== `\0${id}`) return undefined
    const byState: Record<string, string[]> = {}
    for (const story of storyIndex())
      for (const state of story.states) (byState[state] ??= []).push(story.id)
    return `export default ${JSON.stringify(byState)}`
  },
}

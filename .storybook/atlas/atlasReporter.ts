import type { Reporter, TestModule } from 'vitest/node'
import { quotesByState } from './quotes.ts'
import { storyIndex } from './storyIndex.ts'

/** What a story of the atlas reports at its end. */
interface Shown {
  id: string
  /** Quotes that are visible, by state. */
  quotes: Readonly<Record<string, readonly string[]>>
  isPictured: boolean
}

/**
 * Compares the atlas with the ends of its stories: each state has a story with a picture, what the
 * atlas quotes of the state is visible at the end of one of these, and some of it at the end of
 * each story of a page. Checks only states whose stories have all been run and passed, so that a
 * folder can be run alone.
 */
class AtlasReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const shown = new Map<string, Shown>()
    for (const module of modules)
      for (const test of module.children.allTests('passed')) {
        const { storyId, reports = [] } = test.meta() as {
          storyId?: string
          reports?: { type: string; result?: unknown }[]
        }
        const report = reports.find(({ type }) => type === 'atlas')
        if (storyId && report)
          shown.set(storyId, { ...(report.result as Omit<Shown, 'id'>), id: storyId })
      }
    const byState = Map.groupBy(
      storyIndex().flatMap(({ id, states }) => states.map((state) => ({ id, state }))),
      ({ state }) => state,
    )
    const problems = [...byState].flatMap(([state, stories]) => {
      const ends = stories.map(({ id }) => shown.get(id))
      return ends.every((end) => end !== undefined) ? problemsOf(state, ends) : []
    })
    for (const problem of problems) console.log(`Atlas: ${problem}`)
    if (problems.length > 0) process.exitCode = 1
  }
}

function problemsOf(state: string, ends: readonly Shown[]): string[] {
  const pictured = ends.filter(({ isPictured }) => isPictured)
  if (pictured.length === 0) return [`no story of “${state}” has a picture.`]
  const quoted = quotesByState.get(state) ?? []
  const rule = 'A story ends in the state that it is named after.'
  return [
    ...quoted
      .filter((quote) => !pictured.some(({ quotes }) => quotes[state]?.includes(quote)))
      .map(
        (quote) =>
          `“${quote}” is not in sight at the end of any pictured story of “${state}”. ${rule}`,
      ),
    ...ends
      .filter(({ id, quotes }) => isOfPage(id) && quoted.length > 0 && !quotes[state]?.length)
      .map(({ id }) => `${id} names “${state}” and ends without its texts. ${rule}`),
  ]
}

/** A surface may be only a part of what a state shows. */
const isOfPage = (id: string) => /^(screens|site)-/.test(id)

export default AtlasReporter

interface Module {
  /** Path from the root of the repository, beginning with './'. */
  name: string
  /** Modules that import it. */
  reasons?: readonly { moduleName: string }[]
}

/**
 * The parts that are used here of the file that Storybook writes about its modules, and that
 * Chromatic reads to find the stories that a change can reach.
 */
export interface Stats {
  modules: readonly Module[]
}

const source = './packages/ui/src/'
const surfaces = `${source}surfaces/`
const pages = ['./packages/screens/', './apps/site/']
const isStory = (name: string) => name.endsWith('.stories.tsx')

/** From this many files of stories on, a part counts as one that is everywhere. */
const everywhere = 50

/** Pages that show many parts together. A part that is everywhere is pictured on these alone. */
export const samplePages = [
  './packages/screens/src/explore/ExploreScreen.stories.tsx',
  './packages/screens/src/course/CourseScreen.stories.tsx',
]

/**
 * The same without the ways from parts that are everywhere, such as buttons and text, up to
 * everything that shows them: otherwise a change of a button would take new pictures of nine of ten
 * pages. Such a component still leads to the stories of components and foundations that show it,
 * such a surface to those of surfaces too, and both to the sample pages. All other parts keep their
 * ways.
 */
export function shortenStats({ modules }: Stats): Stats {
  const importers = new Map(
    modules.map(({ name, reasons = [] }) => [name, reasons.map(({ moduleName }) => moduleName)]),
  )
  return {
    modules: modules.map((module) => {
      const { name, reasons = [] } = module
      if (!name.startsWith(source) || isStory(name)) return module
      const stories = storiesAbove(name, importers)
      if (stories.length <= everywhere) return module
      const upper = name.startsWith(surfaces) ? pages : [surfaces, ...pages]
      const isNear = (file: string) => upper.every((floor) => !file.startsWith(floor))
      const kept = [
        // Storybook's own modules lead to everything.
        ...reasons
          .map(({ moduleName }) => moduleName)
          .filter((file) => !file.startsWith('./packages/') && isNear(file)),
        ...storiesAbove(name, importers, isNear),
        ...samplePages.filter((page) => stories.includes(page)),
      ]
      return { ...module, reasons: [...new Set(kept)].map((moduleName) => ({ moduleName })) }
    }),
  }
}

/** Files of stories that import a module, directly or through others, only by way of `isOnWay`. */
function storiesAbove(
  name: string,
  importers: ReadonlyMap<string, readonly string[]>,
  isOnWay: (file: string) => boolean = () => true,
): string[] {
  const found = new Set([name])
  // Iterating a set also returns what is added meanwhile.
  for (const file of found)
    for (const importer of importers.get(file) ?? []) if (isOnWay(importer)) found.add(importer)
  return [...found].filter(isStory)
}

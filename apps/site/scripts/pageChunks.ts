import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseAst } from 'vite'

/** Pages by the number of visits, after the catalogue. */
const visited = ['course', 'lesson', 'signIn', 'credential']

/**
 * Packages whose first module only passes on what others export, with that module's file. An
 * importer needs what it names, not all that there is.
 */
const barrels = new Map([
  ['lucide-react', 'lucide-react/dist/esm/lucide-react.mjs'],
  ['@tanstack/react-query', '@tanstack/react-query/build/modern/index.js'],
  ['@tanstack/query-core', '@tanstack/query-core/build/modern/index.js'],
])

interface ModuleGraph {
  getModuleInfo: (id: string) => {
    code: string | null
    importedIds: readonly string[]
    dynamicallyImportedIds: readonly string[]
  } | null
}

const file = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))
const entry = file('src/entry-client.tsx')
const routesFolder = file('src/routes/')
const pageOf = (name: string) => `${routesFolder}${name}.tsx`

/**
 * What comes after the code of the first controls (`latePart`), by the name of its chunk: on every
 * page, and on the catalogue.
 */
const lateParts = {
  late: file('src/shell/surroundings.tsx'),
  cards: file('../../packages/screens/src/explore/CatalogueList.tsx'),
}

/** Loads on every page once it is taken over, for what React Aria shares with menus and dialogs. */
const notices = file('src/notifications/Notifications.tsx')

/** What loads by itself, or at a press, and needs small things that pages have, too. */
const anywhere = [
  notices,
  file('../../packages/ui/src/surfaces/shell/NavigationDrawer/NavigationDrawer.tsx'),
  file('../../packages/ui/src/surfaces/catalogue/FilterSheet/FilterSheet.tsx'),
]

/** What asks the API: it loads after all of a page's own code, and at once for who is signed in. */
const callers = [
  'adapters/http.ts',
  'adapters/devices.ts',
  'adapters/sendInBrowser.ts',
  'bootcampSession.ts',
].map((name) => file(`src/${name}`))

/** The page whose fields are checked by the schemas of calls: it loads these early anyway. */
const checkedLikeCalls = pageOf('profile')

/**
 * React; what every page needs, along with what the catalogue shares with other parts; then what
 * each further page shares, as one chunk. Left alone, the bundler puts React's shared parts into
 * one chunk with those of overlays that load late, and what pages share into many small chunks:
 * each costs a request, and compresses badly. Parts that load late stay apart. What asks the API is
 * one chunk, `calls`; rules that it shares with pages are another, so that these do not load it.
 */
export const pageChunks = [
  { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\//, priority: 1 },
  {
    debugName: 'frame',
    name: (id: string, graph: ModuleGraph) => (frameOf(graph).has(id) ? 'frame' : null),
  },
  {
    debugName: 'parts',
    name: (id: string, graph: ModuleGraph) =>
      (isLate(id, graph) && isForPages(id, graph)) ||
      (anywhere.some((part) => neededBy(part, graph).has(id)) &&
        visited.some((page) => neededBy(pageOf(page), graph).has(id)))
        ? 'parts'
        : null,
  },
  ...Object.entries(lateParts).map(([name, part]) => ({
    debugName: name,
    name: (id: string, graph: ModuleGraph) => (neededBy(part, graph).has(id) ? name : null),
  })),
  {
    debugName: 'rules',
    name: (id: string, graph: ModuleGraph) =>
      isForCalls(id, graph) && isForPages(id, graph, [checkedLikeCalls]) ? 'rules' : null,
  },
  {
    debugName: 'calls',
    name: (id: string, graph: ModuleGraph) => (isForCalls(id, graph) ? 'calls' : null),
  },
  { name: 'fields', test: /\/components\/FormField\/|\/useKeptFocus\.ts/, minShareCount: 2 },
  ...visited.map((page) => ({
    debugName: page,
    name: (id: string, graph: ModuleGraph) =>
      neededBy(pageOf(page), graph).has(id) ? `with-${page}` : null,
    minShareCount: 2,
  })),
  {
    debugName: 'aria',
    name: (id: string, graph: ModuleGraph) => (neededBy(notices, graph).has(id) ? 'aria' : null),
    minShareCount: 2,
  },
  { name: 'icons', test: /\/lucide-react\/dist\/esm\/icons\//, minShareCount: 2 },
]

const isLate = (id: string, graph: ModuleGraph): boolean =>
  Object.values(lateParts).some((part) => neededBy(part, graph).has(id))

const isForCalls = (id: string, graph: ModuleGraph): boolean =>
  callers.some((caller) => neededBy(caller, graph).has(id))

const isForPages = (id: string, graph: ModuleGraph, except: readonly string[] = []): boolean =>
  [...latePartsOf(graph)]
    .filter((part) => part.startsWith(routesFolder) && !except.includes(part))
    .some((page) => neededBy(page, graph).has(id))

let frame: ReadonlySet<string> | undefined

function frameOf(graph: ModuleGraph): ReadonlySet<string> {
  if (frame) return frame
  const catalogue = pageOf('explore')
  const others = [...latePartsOf(graph)].filter((part) => part !== catalogue)
  const shared = [...neededBy(catalogue, graph)].filter((id) =>
    others.some((part) => neededBy(part, graph).has(id)),
  )
  return (frame = new Set([...neededBy(entry, graph), ...shared]))
}

/** All that loads late: pages, overlays, texts of languages. */
function latePartsOf(graph: ModuleGraph): ReadonlySet<string> {
  const late = new Set<string>()
  const seen = new Set([entry])
  for (const id of seen) {
    for (const part of graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []) {
      late.add(part)
      seen.add(part)
    }
    for (const next of importsOf(id, graph)) seen.add(next)
  }
  return late
}

const closures = new Map<string, ReadonlySet<string>>()

/** A module, and what it imports statically, at any depth. */
function neededBy(root: string, graph: ModuleGraph): ReadonlySet<string> {
  const before = closures.get(root)
  if (before) return before
  const found = new Set([root])
  for (const id of found) for (const next of importsOf(id, graph)) found.add(next)
  closures.set(root, found)
  return found
}

const imports = new Map<string, readonly string[]>()

function importsOf(id: string, graph: ModuleGraph): readonly string[] {
  const before = imports.get(id)
  if (before) return before
  const { code, importedIds = [] } = graph.getModuleInfo(id) ?? {}
  const found = importedIds.flatMap((imported) => {
    const source = [...barrels.keys()].find((name) => isBarrelOf(imported, name))
    if (source === undefined) return imported
    const all = exportsOf(imported, graph)
    return namesFrom(source, code ?? '').flatMap((name) => all.get(name) ?? [])
  })
  imports.set(id, found)
  return found
}

const isBarrelOf = (id: string, source: string): boolean =>
  id.endsWith(`/node_modules/${barrels.get(source)}`)

/** What a module imports by name from a package. */
const namesFrom = (source: string, code: string): string[] =>
  parseAst(code).body.flatMap((node) =>
    node.type === 'ImportDeclaration' && node.source.value === source
      ? node.specifiers.flatMap((each) =>
          each.type === 'ImportSpecifier' ? [nameOf(each.imported)] : [],
        )
      : [],
  )

const barrelExports = new Map<string, ReadonlyMap<string, string>>()

/** By the name of each export of a barrel, the module that it comes from. */
function exportsOf(barrel: string, graph: ModuleGraph): ReadonlyMap<string, string> {
  const before = barrelExports.get(barrel)
  if (before) return before
  const { code, importedIds = [] } = graph.getModuleInfo(barrel) ?? {}
  const found = new Map<string, string>()
  for (const node of parseAst(code ?? '').body) {
    const source = 'source' in node ? node.source?.value : undefined
    if (source === undefined) continue
    const behind = resolve(barrel, '..', source)
    if (node.type === 'ImportDeclaration')
      for (const { local } of node.specifiers) found.set(local.name, behind)
    else if (node.type === 'ExportNamedDeclaration')
      for (const { exported } of node.specifiers) found.set(nameOf(exported), behind)
    else if (node.type === 'ExportAllDeclaration')
      for (const other of importedIds.filter((id) => isBarrelOf(id, source)))
        for (const [name, module] of exportsOf(other, graph)) found.set(name, module)
  }
  barrelExports.set(barrel, found)
  return found
}

const nameOf = (name: { name: string } | { value: string }): string =>
  'name' in name ? name.name : name.value

import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, it } from 'vitest'

/** Checks that what the documents name exists: files, folders, headings and commands. */
const root = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const documents = globSync(
  [
    '*.md',
    'docs/*.md',
    'docs/decisions/*.md',
    'apps/*/README.md',
    'packages/*/README.md',
    'deploy/**/*.md',
  ],
  { cwd: root },
).toSorted()
const scripts = new Set(
  globSync(['package.json', '{apps,packages}/*/package.json'], {
    cwd: root,
  }).flatMap((path) => Object.keys((JSON.parse(read(path)) as Manifest).scripts ?? {})),
)

interface Manifest {
  scripts?: Record<string, string>
}

/** Addresses of a document's headings, as GitHub makes them. */
const headings = (path: string): string[] =>
  [
    ...read(path)
      .replaceAll(/```[^]*?```/g, '')
      .matchAll(/^#+ (.+)$/gm),
  ].map(([, words = '']) =>
    words
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(/\s/g, '-'),
  )

/** Decisions describe the past; other documents describe the present. */
const current = documents.filter((path) => !path.startsWith('docs/decisions/'))
const fromRoot =
  /^(?:apps|content|containers|deploy|docs|e2e|packages|scripts|\.storybook|\.github)\//

it.each(documents)('%s: each link to the repository leads to a file and a heading', (document) => {
  const lost = [...read(document).matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, link = '']) => link)
    .filter((link) => !/^(?:https?:|mailto:|\?)/.test(link))
    .filter((link) => {
      const [path = '', heading] = link.split('#')
      const target = path === '' ? document : normalize(join(dirname(document), path))
      if (!existsSync(join(root, target))) return true
      return heading !== undefined && !headings(target).includes(heading)
    })
  expect(lost).toEqual([])
})

it.each(documents)('%s: each `npm run` names a script', (document) => {
  const named = [...read(document).matchAll(/npm run (?:-s |--silent )?([a-z][\w:-]*)/g)]
  expect(named.map(([, name = '']) => name).filter((name) => !scripts.has(name))).toEqual([])
})

it.each(current)('%s: each path from the root is there', (document) => {
  const paths = [...read(document).matchAll(/`([\w.@-]+\/[\w.@/-]*)`/g)].map(
    ([, path = '']) => path,
  )
  const lost = paths.filter(
    (path) =>
      fromRoot.test(path) &&
      !/\/(?:dist|node_modules)\//.test(path) &&
      !existsSync(join(root, path)) &&
      // A path in text about the API alone may begin there.
      !existsSync(join(root, 'apps/api/src', path)),
  )
  expect(lost).toEqual([])
})

it.each(documents)(
  '%s: output of `npm run cli` that is passed on has no lines of npm',
  (document) => {
    const passedOn = read(document).match(/npm run cli [^`\n]*? (?:[|>] |--json)/g)
    expect(passedOn, 'write `npm run -s cli`').toBeNull()
  },
)

import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { toId } from 'storybook/internal/csf'
import { expect, it } from 'vitest'
import { storyIndex } from './atlas/storyIndex.ts'

const root = join(import.meta.dirname, '..')
const stories = storyIndex()
const pages = globSync(['packages/*/src/**/*.mdx', '.storybook/**/*.mdx'], { cwd: root }).map(
  (file) => ({
    file,
    text: readFileSync(join(root, file), 'utf8'),
  }),
)

const titleOf = (storyFile: string) => stories.find(({ file }) => file === storyFile)?.title ?? ''

/** Address of a prose page: by its own title, or by that of the stories that it belongs to. */
function pageId({ file, text }: (typeof pages)[number]): string {
  const [, title] = /<Meta title="([^"]+)"/.exec(text) ?? []
  if (title) return toId(title, 'docs')
  const [, owner = '', name = 'Docs'] = /<Meta of=\{(\w+)\}(?: name="([^"]+)")?/.exec(text) ?? []
  const [, source = ''] = new RegExp(`import \\* as ${owner} from '([^']+)'`).exec(text) ?? []
  return toId(titleOf(join(dirname(file), source)), name)
}

const known = {
  story: new Set(stories.map(({ id }) => id)),
  docs: new Set([
    ...stories
      .filter(({ tags }) => !tags.includes('!autodocs'))
      .map(({ title }) => toId(title, 'docs')),
    ...pages.map(pageId),
  ]),
}

/** Addresses within the Storybook to which a page links, and stories that it shows. */
const linksOf = (text: string) =>
  [
    ...text.matchAll(/\?path=\/(story|docs)\/([\w-]+)/g),
    ...text.matchAll(/<(Story)Frame id="([\w-]+)"/g),
  ].map(([, kind, id = '']) => ({
    kind: kind === 'docs' ? ('docs' as const) : ('story' as const),
    id,
  }))

it.each(pages)('$file leads to stories and pages that are there', ({ text }) => {
  expect(linksOf(text).filter(({ kind, id }) => !known[kind].has(id))).toEqual([])
})

it('finds links at all', () => {
  expect(pages.flatMap(({ text }) => linksOf(text)).length).toBeGreaterThan(50)
})

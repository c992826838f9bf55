import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { toId } from 'storybook/internal/csf'
import { components } from '../../packages/ui/scripts/entries.ts'
import type { ComponentGuide } from '../../packages/ui/src/componentGuide.ts'
import { section } from '../../packages/ui/src/docs/section.ts'

/** A page of the docs as text, for search and for tools that read Markdown. */
export interface DocsPage {
  /** As in the Storybook's addresses: 'components-actions-button--docs'. */
  id: string
  /** 'Components/Actions/Button'. */
  title: string
  /** First sentence or two: what the page is about. */
  summary: string
  /** The whole page, with its title as heading. */
  markdown: string
  /** Other names of the same thing. */
  synonyms: readonly string[]
}

const root = join(import.meta.dirname, '../..')
const ui = join(root, 'packages/ui')
const read = (...path: string[]) => readFileSync(join(...path), 'utf8')

/** All pages of the docs, components first. */
export async function docsPages(): Promise<DocsPage[]> {
  const readme = read(ui, 'README.md')
  return [
    ...(await Promise.all(
      Object.entries(components).map(([name, path]) => componentPage(name, path)),
    )),
    ...globSync(['packages/ui/src/**/*.mdx', '.storybook/**/*.mdx'], { cwd: root })
      .toSorted()
      .map((file) => prosePage(read(root, file), readme))
      // The page of the search itself contains example words.
      .filter((page) => page !== undefined)
      .filter(({ title }) => title !== 'Search'),
  ]
}

async function componentPage(name: string, path: string): Promise<DocsPage> {
  const file = join(ui, 'src', path)
  const { guide } = (await import(file.replace(/tsx$/, 'guide.ts'))) as { guide: ComponentGuide }
  const title =
    /title: '((?:Components|Surfaces)[^']+)'/.exec(
      read(file.replace(/tsx$/, 'stories.tsx')),
    )?.[1] ?? ''
  const { use, instead, anatomy, dos, donts, keyboard, accessibility, synonyms = [] } = guide
  const parts: [heading: string, text: string][] = [
    ['Use', code('tsx', read(file.replace(/tsx$/, 'example.tsx')))],
    [
      'When another fits better',
      list(instead.map(({ component, when }) => `${component}, if ${when}.`)),
    ],
    ['Props', code('ts', propsOf(name, read(file)))],
    ['Anatomy', list(anatomy)],
    ['Do', list(dos)],
    ['Don’t', list(donts)],
    ['Keyboard', list(keyboard.map(({ keys, does }) => `${keys}: ${does}`))],
    ['Accessibility', accessibility],
  ]
  const about = [
    `Status: ${guide.status}, since ${guide.since}.`,
    ...(synonyms.length > 0 ? [`Others call it: ${synonyms.join(', ')}.`] : []),
  ].join(' ')
  return {
    id: toId(title, 'docs'),
    title,
    summary: use,
    synonyms,
    markdown: [
      `# ${name}\n\n${use}\n\n${about}`,
      ...parts
        .filter(([, text]) => text !== '')
        .map(([heading, text]) => `## ${heading}\n\n${text}`),
    ].join('\n\n'),
  }
}

/**
 * A page of prose: its text with the chapters of the README that it shows, without what only a
 * browser can show.
 */
function prosePage(mdx: string, readme: string): DocsPage | undefined {
  const title = /<Meta title="([^"]+)"/.exec(mdx)?.[1]
  if (!title) return undefined
  const text = mdx
    .replaceAll(
      /<Markdown>\{section\(readme, '([^']+)'(, false)?\)\}<\/Markdown>/g,
      (_, chapter: string, untitled?: string) => section(readme, chapter, !untitled),
    )
    .split('\n```')
    // Every second piece is code and stays as it is.
    .map((piece, index) => (index % 2 === 1 ? piece : proseOf(piece)))
    .join('\n```')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
  return {
    id: toId(title, 'docs'),
    title,
    summary: /^[A-Z*].*?\.(?=\s|$)/m.exec(text)?.[0].replaceAll('*', '') ?? '',
    synonyms: [],
    markdown: text.startsWith('# ') ? text : `# ${basename(title)}\n\n${text}`,
  }
}

const proseOf = (piece: string) =>
  piece
    .replaceAll(/^(import|export) [\s\S]*?(?=\n\n|$)/gm, '')
    .replaceAll(/^ *<[^\n]*?>(?:\n(?=\s)[^\n]*)*/gm, '')
    .replaceAll(/^ *<\/?[A-Za-z][^>]*>$/gm, '')

/** The props of the component, as its source declares them. */
function propsOf(name: string, source: string): string {
  const start = source.search(new RegExp(`export (?:interface|type) ${name}Props\\b`))
  if (start === -1) return ''
  const end = /^(?:\}|export |\/\*\*)/gm
  end.lastIndex = start + 1
  const found = end.exec(source)
  return source.slice(start, (found?.index ?? start) + (found?.[0] === '}' ? 1 : 0)).trim()
}

const code = (language: string, text: string) =>
  text.trim() === '' ? '' : `\`\`\`${language}\n${text.trim()}\n\`\`\``
const list = (items: readonly string[]) => items.map((item) => `- ${item}`).join('\n')

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DocsPage } from './docsPages.ts'
import { docsPages } from './docsPages.ts'
import { synonymId } from './synonymId.ts'

/** The parts of Storybook's `index.json` that are read here. */
interface StoryIndex {
  entries: Record<string, { type: string; anchors?: { id: string; title: string }[] }>
}

/**
 * Writes the pages as text into the folder of a built Storybook, for readers that do not open it:
 * their texts for the page 'Search', each page as Markdown (`docs/<id>.md`), and `llms.txt`, which
 * lists them all. Adds the components' other names to the search of the sidebar.
 */
export async function writeDocs(output: string): Promise<void> {
  const pages = await docsPages()
  mkdirSync(join(output, 'docs'), { recursive: true })
  for (const { id, markdown } of pages)
    writeFileSync(join(output, `docs/${id}.md`), `${markdown}\n`)
  writeFileSync(join(output, 'llms.txt'), llmsText(pages))
  writeFileSync(join(output, 'search.json'), JSON.stringify(pages))
  const index = join(output, 'index.json')
  writeFileSync(
    index,
    JSON.stringify(withSynonyms(JSON.parse(readFileSync(index, 'utf8')) as StoryIndex, pages)),
  )
}

/**
 * The sidebar also searches places on pages. For a component these are its stories, which it finds
 * anyway, so its other names replace them.
 */
function withSynonyms(index: StoryIndex, pages: readonly DocsPage[]): StoryIndex {
  for (const { id, title, synonyms } of pages) {
    const entry = index.entries[id]
    if (entry && /^(?:Components|Surfaces)\//.test(title))
      entry.anchors = synonyms.map((word) => ({ id: synonymId(word), title: word }))
  }
  return index
}

/** The list of pages in the format of https://llmstxt.org. */
function llmsText(pages: readonly DocsPage[]): string {
  const chapters = Map.groupBy(pages, ({ title }) =>
    title.includes('/') ? title.split('/').slice(0, -1).join(', ') : 'Start',
  )
  return `# Rampart UI

> React components for learning sites: accessible, themeable, rendered on the server, no runtime styling. Package: @rampart/ui.

${[...chapters]
  .map(
    ([chapter, own]) =>
      `## ${chapter}\n\n${own.map(({ id, title, summary }) => `- [${title.split('/').at(-1)}](docs/${id}.md): ${summary}`).join('\n')}\n`,
  )
  .join('\n')}`
}

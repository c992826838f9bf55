import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { close, createIndex } from 'pagefind'
import type { DocsPage } from './docsPages.ts'
import { docsPages } from './docsPages.ts'

/**
 * Puts beside a built Storybook what is found in it without looking at it: an index for the page 'Search', each page as Markdown
 * (`docs/<id>.md`), and `llms.txt`, which names them all.
 */
export async function writeDocs(output: string): Promise<void> {
  const pages = await docsPages()
  mkdirSync(join(output, 'docs'), { recursive: true })
  for (const { id, markdown } of pages)
    writeFileSync(join(output, `docs/${id}.md`), `${markdown}\n`)
  writeFileSync(join(output, 'llms.txt'), llmsText(pages))
  await writeSearch(output, pages)
}

/** The list of pages as https://llmstxt.org has it. */
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

async function writeSearch(output: string, pages: readonly DocsPage[]): Promise<void> {
  const { index, errors } = await createIndex()
  if (!index) throw new Error(errors.join('\n'))
  for (const { id, title, summary, markdown, synonyms } of pages) {
    const name = title.split('/').at(-1) ?? ''
    const record = await index.addCustomRecord({
      url: `./?path=/docs/${id}`,
      // The name as words too, and the other names more than once: they count more than a word in passing.
      content: [name, name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' '), synonyms, synonyms, markdown]
        .flat()
        .join('\n'),
      language: 'en',
      meta: { title: name, place: title.split('/').slice(0, -1).join(' / '), summary },
    })
    if (record.errors.length > 0) throw new Error(`${title}: ${record.errors.join('\n')}`)
  }
  const written = await index.writeFiles({ outputPath: join(output, 'pagefind') })
  if (written.errors.length > 0) throw new Error(written.errors.join('\n'))
  await close()
}

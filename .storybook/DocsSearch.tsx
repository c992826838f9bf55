import MiniSearch from 'minisearch'
import { useEffect, useMemo, useState } from 'react'
import { Alert } from '../packages/ui/src/components/Alert/Alert.tsx'
import { SearchField } from '../packages/ui/src/components/SearchField/SearchField.tsx'
import type { DocsPage } from '../scripts/storybook/docsPages.ts'

const most = 12

/** Words of a component's name count too: 'radio group' finds RadioGroup. */
const tokenize = (text: string) =>
  MiniSearch.getDefault('tokenize')(text).flatMap((word: string) => [
    word,
    ...word.split(/(?<=[a-z])(?=[A-Z])/),
  ])

/** All pages, which are in files beside the built Storybook. */
async function loadIndex(): Promise<MiniSearch<DocsPage>> {
  const response = await fetch(new URL('search.json', document.baseURI))
  const pages = (await response.json()) as DocsPage[]
  const index = new MiniSearch<DocsPage>({
    fields: ['title', 'synonyms', 'summary', 'markdown'],
    storeFields: ['title', 'summary'],
    tokenize,
    searchOptions: { boost: { title: 8, synonyms: 8, summary: 2 }, prefix: true, fuzzy: 0.2 },
  })
  index.addAll(pages)
  return index
}

/** Searches all pages of the docs, by the words on them and by the components' other names. */
export function DocsSearch() {
  const [text, setText] = useState('')
  const [index, setIndex] = useState<MiniSearch<DocsPage> | 'missing'>()
  useEffect(() => {
    loadIndex().then(setIndex, () => setIndex('missing'))
  }, [])
  const wanted = text.trim()
  const found = useMemo(
    () => (index instanceof MiniSearch && wanted !== '' ? index.search(wanted) : undefined),
    [index, wanted],
  )
  return (
    <div className="docs-search">
      <SearchField label="Search the docs" value={text} onChange={setText} />
      {index === 'missing' && (
        <Alert tone="caution">
          The texts are written with the built Storybook: npm run build-storybook.
        </Alert>
      )}
      <p role="status">{found && said(found.length, wanted)}</p>
      <ul>
        {found?.slice(0, most).map(({ id, title, summary }) => (
          <li key={id}>
            <a href={`./?path=/docs/${id}`} target="_top">
              {title.split('/').at(-1)}
            </a>
            <span>{title.split('/').slice(0, -1).join(' / ')}</span>
            <p>{summary}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}

function said(count: number, text: string): string {
  if (count === 0) return `Nothing about “${text}”.`
  return `${count} ${count === 1 ? 'page' : 'pages'} about “${text}”${count > most ? `, the best ${most} first` : ''}`
}

import { useDeferredValue, useEffect, useState } from 'react'
import { Alert } from '../packages/ui/src/components/Alert/Alert.tsx'
import { SearchField } from '../packages/ui/src/components/SearchField/SearchField.tsx'

/** What Pagefind's own module gives; it lies beside the built Storybook. */
interface Pagefind {
  search: (text: string) => Promise<{ results: { data: () => Promise<Found> }[] }>
}

interface Found {
  url: string
  excerpt: string
  meta: { title: string; place?: string; summary?: string }
}

const most = 12
const load = (): Promise<Pagefind> =>
  import(/* @vite-ignore */ new URL('pagefind/pagefind.js', document.baseURI).href)

/** Searches all pages of the docs, by the words on them and by what others call a component. */
export function DocsSearch() {
  const [text, setText] = useState('')
  const wanted = useDeferredValue(text.trim())
  const [found, setFound] = useState<{ text: string; pages: readonly Found[] }>()
  const [isMissing, setMissing] = useState(false)
  useEffect(() => {
    if (wanted === '') return
    let isStale = false
    const search = async () => {
      const { results } = await (await load()).search(wanted)
      const pages = await Promise.all(results.slice(0, most).map((result) => result.data()))
      if (!isStale) setFound({ text: wanted, pages })
    }
    search().catch(() => setMissing(true))
    return () => {
      isStale = true
    }
  }, [wanted])
  const pages = wanted === '' ? undefined : found?.pages
  return (
    <div className="docs-search">
      <SearchField label="Search the docs" value={text} onChange={setText} />
      {isMissing && (
        <Alert tone="caution">
          The index is made with the built Storybook: npm run build-storybook.
        </Alert>
      )}
      <p role="status">{pages && said(pages.length, found?.text ?? '')}</p>
      {pages && (
        <ul>
          {pages.map(({ url, meta }) => (
            <li key={url}>
              <a href={url} target="_top">
                {meta.title}
              </a>
              <span>{meta.place}</span>
              <p>{meta.summary}</p>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function said(count: number, text: string): string {
  if (count === 0) return `Nothing about “${text}”.`
  return `${count === most ? `The first ${most}` : count} ${count === 1 ? 'page' : 'pages'} about “${text}”`
}

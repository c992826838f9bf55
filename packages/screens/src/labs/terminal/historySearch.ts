import { newestWith, previousOf } from './lineText.ts'

/** The line that is being read, with its cursor and its place in the history. */
interface Line {
  readonly text: string
  readonly cursor: number
  readonly place: number
}

interface Options {
  readonly history: () => readonly string[]
  readonly line: () => Line
  readonly show: (line: Line) => void
}

/** Ctrl-R: finds a line of the history by any part of it, as bash does. */
export function createHistorySearch({ history, line, show }: Options) {
  let search: { query: string; isFound: boolean; before: Line } | undefined

  const lookFor = (query: string, from: number) => {
    if (!search) return
    const place = query === '' ? -1 : newestWith(history(), query, from)
    search = { ...search, query, isFound: place >= 0 || query === '' }
    const text = history()[place]
    show(text === undefined ? line() : { text, cursor: text.indexOf(query), place })
  }
  return {
    /** What replaces the prompt during a search. */
    prompt: (): string | undefined =>
      search && `(${search.isFound ? '' : 'failed '}reverse-i-search)\`${search.query}': `,
    start: () => {
      search = { query: '', isFound: true, before: line() }
      show(line())
    },
    stop: () => {
      search = undefined
    },
    /**
     * Whether it handles a key, which types a text or none; any other key ends the search, and then
     * has its usual effect in a line.
     */
    takes: (key: string, typed: string): boolean => {
      if (!search) return false
      const { query, before } = search
      if (typed !== '') lookFor(query + typed, line().place)
      else if (key === '\u0012') lookFor(query, line().place - 1)
      else if (key === '\u007f')
        lookFor(query.slice(0, previousOf(query, query.length)), history().length)
      else {
        search = undefined
        // Ctrl-G: the line as it was.
        const isLeft = key === '\u0007'
        show(isLeft ? before : line())
        return isLeft
      }
      return true
    },
  }
}

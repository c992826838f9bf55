/* oxlint-disable no-control-regex -- control sequences are what this file is about */
import { createHistorySearch } from './historySearch.ts'
import {
  lastWord,
  nextOf,
  placeAfter,
  previousOf,
  sharedStart,
  wordEnd,
  wordStart,
} from './lineText.ts'

/** How many lines are remembered. */
const maxHistory = 200

interface Options {
  readonly write: (text: string) => void
  /** Current width of the terminal, in columns. */
  readonly columns: () => number
  /** Returns whole words that can replace the last word of a line. */
  readonly complete: (line: string) => Promise<readonly string[]>
  readonly isIncomplete: (text: string) => Promise<boolean>
  readonly onHistory: (history: readonly string[]) => void
  /** Called for Ctrl-C while no line is read: a command runs. */
  readonly onInterrupt: () => void
  readonly history: readonly string[]
}

/** Escape sequences and characters that a terminal sends. */
const keys =
  /^(?:\u001b\[200~([^]*?)\u001b\[201~|\u001b\[[0-9;]*[A-Za-z~]|\u001bO[A-Z]|\u001b[^[O]|[^])/u
const unseen = /[\u0000-\u0009\u000b-\u001f\u007f]/g
/** Ctrl-C. */
const interrupt = '\u0003'
/** The most characters that are typed ahead. */
const maxAhead = 100_000

/**
 * Reads lines in a terminal: history and a search of it, moves, completion, and several lines
 * pasted at once.
 */
export function createLineEditor(options: Options) {
  const { write } = options
  let history = [...options.history]
  let prompt = ''
  let text = ''
  let cursor = 0
  /** Row of the cursor below the prompt's first row. */
  let row = 0
  let place = history.length
  let draft = ''
  let killed = ''
  let resolveLine: ((line: string) => void) | undefined
  let isBusy = false
  /** Typed, but not yet handled. */
  let ahead = ''
  /** Functions that pass a sent line on, which have to wait. */
  const sent: (() => void)[] = []
  const isFree = () => resolveLine !== undefined && !isBusy

  const search = createHistorySearch({
    history: () => history,
    line: () => ({ text, cursor, place }),
    show: (line) => {
      if (place === history.length) draft = text
      ;({ text, cursor, place } = line)
      render()
    },
  })
  const shownPrompt = () => search.prompt() ?? prompt
  /** The place after a text, from the prompt's start. */
  const after = (shown: string) => placeAfter(shownPrompt() + shown, options.columns())
  const render = () => {
    const end = after(text)
    const at = after(text.slice(0, cursor))
    write(
      `${row > 0 ? `\u001b[${row}A` : ''}\r\u001b[J${shownPrompt()}${text.replaceAll('\n', '\r\n')}${end.isFull ? '\r\n' : ''}` +
        `${end.down > at.down ? `\u001b[${end.down - at.down}A` : ''}\r${at.right > 0 ? `\u001b[${at.right}C` : ''}`,
    )
    row = at.down
  }
  const change = (next: string, at: number) => {
    text = next
    cursor = at
    render()
  }
  const insert = (added: string) =>
    change(text.slice(0, cursor) + added + text.slice(cursor), cursor + added.length)
  const remember = (line: string) => {
    if (line.trim() === '' || history.at(-1) === line) return
    history = [...history, line].slice(-maxHistory)
    options.onHistory(history)
  }
  const begin = () => {
    ;[text, cursor, row, place, draft] = ['', 0, 0, history.length, '']
    search.stop()
    render()
  }
  const submit = () => {
    const line = text
    cursor = text.length
    render()
    write('\r\n')
    remember(line)
    const resolve = resolveLine
    resolveLine = undefined
    resolve?.(line)
  }
  const enter = async () => {
    isBusy = true
    const isOpen = await options.isIncomplete(text).finally(() => {
      isBusy = false
    })
    if (isOpen) change(`${text}\n`, text.length + 1)
    // If Ctrl-C has arrived meanwhile, `flush` drops the line; once the line runs, nobody could end
    // it.
    else if (!ahead.includes(interrupt)) submit()
    flush()
  }
  const recall = (step: number) => {
    const next = Math.min(Math.max(place + step, 0), history.length)
    if (next === place) return
    if (place === history.length) draft = text
    place = next
    const line = history[place] ?? draft
    change(line, line.length)
  }
  const complete = async () => {
    await offer()
    flush()
  }
  const offer = async () => {
    isBusy = true
    const line = text.slice(0, cursor)
    const found = await options.complete(line).finally(() => {
      isBusy = false
    })
    const word = lastWord(line)
    const common = sharedStart(found)
    if (common.length > word.length)
      return insert(
        common.slice(word.length) + (found.length === 1 && !common.endsWith('/') ? ' ' : ''),
      )
    if (found.length < 2) return
    const end = after(text)
    write(
      `${end.down > row ? `\u001b[${end.down - row}B` : ''}\r\n${found.slice(0, 60).join('  ')}\r\n`,
    )
    row = 0
    render()
  }
  /** Removes the text between two places of the line. */
  const cut = (from: number, to: number) => change(text.slice(0, from) + text.slice(to), from)
  /** Does the same, and stores the text so that Ctrl-Y can insert it. */
  const kill = (from: number, to: number) => {
    killed = text.slice(from, to) || killed
    cut(from, to)
  }

  const moves: Readonly<Record<string, () => void>> = {
    '\r': () => void enter(),
    '\t': () => void complete(),
    [interrupt]: () => {
      change(text, text.length)
      write('^C\r\n')
      begin()
    },
    '\u007f': () => cut(previousOf(text, cursor), cursor),
    '\u0004': () => cut(cursor, nextOf(text, cursor)),
    '\u001b[3~': () => cut(cursor, nextOf(text, cursor)),
    '\u0001': () => change(text, 0),
    '\u001b[H': () => change(text, 0),
    '\u0005': () => change(text, text.length),
    '\u001b[F': () => change(text, text.length),
    '\u000b': () => kill(cursor, text.length),
    '\u0015': () => kill(0, cursor),
    '\u0012': search.start,
    '\u0017': () => kill(wordStart(text, cursor), cursor),
    '\u001b\u007f': () => kill(wordStart(text, cursor), cursor),
    '\u001bd': () => kill(cursor, wordEnd(text, cursor)),
    '\u0019': () => insert(killed),
    '\u000c': () => {
      write('\u001b[H\u001b[2J')
      row = 0
      render()
    },
    '\u0010': () => recall(-1),
    '\u000e': () => recall(1),
    '\u001b[A': () => recall(-1),
    '\u001b[B': () => recall(1),
    '\u0002': () => change(text, previousOf(text, cursor)),
    '\u0006': () => change(text, nextOf(text, cursor)),
    '\u001b[D': () => change(text, previousOf(text, cursor)),
    '\u001b[C': () => change(text, nextOf(text, cursor)),
    '\u001b[1;5D': () => change(text, wordStart(text, cursor)),
    '\u001b[1;5C': () => change(text, wordEnd(text, cursor)),
    '\u001bb': () => change(text, wordStart(text, cursor)),
    '\u001bf': () => change(text, wordEnd(text, cursor)),
  }

  const flush = () => {
    while (ahead !== '' && isFree()) {
      const [whole = '', pasted] = keys.exec(ahead) ?? []
      ahead = ahead.slice(Math.max(whole.length, 1))
      const move = moves[whole]
      const typed =
        pasted?.replace(/\r\n?/g, '\n').replace(unseen, '') ?? (!move && whole >= ' ' ? whole : '')
      if (search.takes(whole, typed)) continue
      if (move) move()
      else if (typed !== '') insert(typed)
    }
  }

  const whenFree = (take: () => void) => {
    if (isFree()) take()
    else sent.push(take)
  }

  return {
    /** Reads one line, or several if a line is not complete. */
    read(nextPrompt: string): Promise<string> {
      prompt = nextPrompt
      begin()
      return new Promise((resolve) => {
        resolveLine = resolve
        flush()
        if (isFree()) sent.shift()?.()
      })
    },
    /** Handles what the terminal sends. */
    input(data: string): void {
      // Text that is typed while a command runs waits for the next line, as in any terminal; Ctrl-C
      // ends the command.
      if (!resolveLine && data.includes(interrupt)) {
        ahead = ''
        options.onInterrupt()
        // A longer text is not taken at all: a paste that is cut would run as if it were typed.
      } else if (ahead.length + data.length <= maxAhead) ahead += data
      flush()
    },
    /** Replaces the line by a text and runs it; if a command runs, a later line. */
    run(line: string): void {
      whenFree(() => {
        search.stop()
        change(line, line.length)
        submit()
      })
    },
    /** Replaces the line by a text that can still be changed; if a command runs, a later line. */
    put(line: string): void {
      const gap = line.indexOf('‹')
      whenFree(() => {
        search.stop()
        change(line, gap < 0 ? line.length : gap)
      })
    },
    resized(): void {
      if (resolveLine) render()
    },
  }
}

/* oxlint-disable no-control-regex -- control sequences are what this file is about */
/** How many lines are remembered. */
const maxHistory = 200

interface Options {
  readonly write: (text: string) => void
  /** Of the terminal, now. */
  readonly columns: () => number
  /** Whole words that may stand for the last word of a line. */
  readonly complete: (line: string) => Promise<readonly string[]>
  readonly isIncomplete: (text: string) => Promise<boolean>
  readonly onHistory: (history: readonly string[]) => void
  /** Ctrl-C while nothing is read: something runs. */
  readonly onInterrupt: () => void
  readonly history: readonly string[]
}

/** Escape sequences and characters of what a terminal sends. */
const keys =
  /^(?:\u001b\[200~([^]*?)\u001b\[201~|\u001b\[[0-9;]*[A-Za-z~]|\u001bO[A-Z]|\u001b[^[O]|[^])/u
const unseen = /[\u0000-\u0009\u000b-\u001f\u007f]/g
/** The most that is typed ahead. */
const maxAhead = 100_000

const wide =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|\p{Emoji_Presentation}/u

/** Reads lines in a terminal: history, moves, completion, and several lines pasted at once. */
export function createLineEditor(options: Options) {
  const { write } = options
  let history = [...options.history]
  let prompt = ''
  let text = ''
  let cursor = 0
  /** Row of the cursor below the prompt's. */
  let row = 0
  let place = history.length
  let draft = ''
  let resolveLine: ((line: string) => void) | undefined
  let isBusy = false
  /** Typed, and not yet taken. */
  let ahead = ''
  /** What takes a line that was sent, and has to wait. */
  const sent: (() => void)[] = []
  const isFree = () => resolveLine !== undefined && !isBusy

  /** Where the terminal's cursor is after a text, from the prompt's start. */
  const after = (shown: string) => {
    const columns = Math.max(options.columns(), 2)
    let [down, right] = [0, 0]
    for (const character of shown) {
      if (character === '\n') {
        ;[down, right] = [down + 1, 0]
        continue
      }
      const width = wide.test(character) ? 2 : 1
      if (right + width > columns) [down, right] = [down + 1, 0]
      right += width
    }
    return right === columns
      ? { down: down + 1, right: 0, isFull: true }
      : { down, right, isFull: false }
  }
  const render = () => {
    const end = after(prompt + text)
    const at = after(prompt + text.slice(0, cursor))
    write(
      `${row > 0 ? `\u001b[${row}A` : ''}\r\u001b[J${prompt}${text.replaceAll('\n', '\r\n')}${end.isFull ? '\r\n' : ''}` +
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
    else submit()
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
    const word = /[^\s;|&("'=]*$/.exec(line)?.[0] ?? ''
    const [first = ''] = found
    const common = found.reduce((shared, each) => {
      let length = 0
      while (length < shared.length && shared[length] === each[length]) length += 1
      return shared.slice(0, length)
    }, first)
    if (common.length > word.length)
      return insert(
        common.slice(word.length) + (found.length === 1 && !common.endsWith('/') ? ' ' : ''),
      )
    if (found.length < 2) return
    const end = after(prompt + text)
    write(
      `${end.down > row ? `\u001b[${end.down - row}B` : ''}\r\n${found.slice(0, 60).join('  ')}\r\n`,
    )
    row = 0
    render()
  }
  /** Beside the cursor: a character may be of two units. */
  const previous = () =>
    cursor - Math.min(cursor, /[\ud800-\udbff][\udc00-\udfff]$/.test(text.slice(0, cursor)) ? 2 : 1)
  const next = () => cursor + (/^[^]/u.exec(text.slice(cursor))?.[0].length ?? 0)
  const backspace = () =>
    cursor > 0 && change(text.slice(0, previous()) + text.slice(cursor), previous())
  const remove = () => change(text.slice(0, cursor) + text.slice(next()), cursor)
  const word = (step: -1 | 1) => {
    const [before, behind] = [text.slice(0, cursor), text.slice(cursor)]
    return step < 0
      ? before.replace(/\S*\s*$/, '').length
      : cursor + (/^\s*\S*/.exec(behind)?.[0].length ?? 0)
  }
  const moves: Readonly<Record<string, () => void>> = {
    '\r': () => void enter(),
    '\t': () => void complete(),
    '\u0003': () => {
      change(text, text.length)
      write('^C\r\n')
      begin()
    },
    '\u007f': backspace,
    '\u0004': remove,
    '\u001b[3~': remove,
    '\u0001': () => change(text, 0),
    '\u001b[H': () => change(text, 0),
    '\u0005': () => change(text, text.length),
    '\u001b[F': () => change(text, text.length),
    '\u000b': () => change(text.slice(0, cursor), cursor),
    '\u0015': () => change(text.slice(cursor), 0),
    '\u0017': () => change(text.slice(0, word(-1)) + text.slice(cursor), word(-1)),
    '\u000c': () => {
      write('\u001b[H\u001b[2J')
      row = 0
      render()
    },
    '\u001b[A': () => recall(-1),
    '\u001b[B': () => recall(1),
    '\u001b[D': () => change(text, previous()),
    '\u001b[C': () => change(text, next()),
    '\u001b[1;5D': () => change(text, word(-1)),
    '\u001b[1;5C': () => change(text, word(1)),
    '\u001bb': () => change(text, word(-1)),
    '\u001bf': () => change(text, word(1)),
  }

  const flush = () => {
    while (ahead !== '' && isFree()) {
      const [whole = '', pasted] = keys.exec(ahead) ?? []
      ahead = ahead.slice(Math.max(whole.length, 1))
      const move = moves[whole]
      if (pasted !== undefined) insert(pasted.replace(/\r\n?/g, '\n').replace(unseen, ''))
      else if (move) move()
      else if (whole >= ' ') insert(whole)
    }
  }

  const whenFree = (take: () => void) => {
    if (isFree()) take()
    else sent.push(take)
  }

  return {
    /** Reads one line, or several if a line is not whole. */
    read(shownPrompt: string): Promise<string> {
      prompt = shownPrompt
      begin()
      return new Promise((resolve) => {
        resolveLine = resolve
        flush()
        if (isFree()) sent.shift()?.()
      })
    },
    /** Takes what the terminal sends. */
    input(data: string): void {
      // What is typed while something runs waits for the next line, as in any terminal; Ctrl-C ends
      // what runs.
      if (!resolveLine && data.includes('\u0003')) {
        ahead = ''
        options.onInterrupt()
        // Of more than that nothing is taken: a paste that is cut would run as if it were typed.
      } else if (ahead.length + data.length <= maxAhead) ahead += data
      flush()
    },
    /** Puts a text in the place of the line and runs it; of a later one while something runs. */
    run(line: string): void {
      whenFree(() => {
        change(line, line.length)
        submit()
      })
    },
    /** Puts a text in the place of the line, to be changed; of a later one while something runs. */
    put(line: string): void {
      const gap = line.indexOf('‹')
      whenFree(() => change(line, gap < 0 ? line.length : gap))
    },
    resized(): void {
      if (resolveLine) render()
    },
  }
}

/** The reader of lines of an open terminal. */
export type LineEditor = ReturnType<typeof createLineEditor>

import { nextPart } from './terminalParts.ts'

/** How letters look. Colors are those of a terminal: 0 to 7. */
export interface Look {
  color?: number
  isBold?: boolean
  isInverse?: boolean
}

/** Letters that look the same. */
export interface Run extends Look {
  /** Column of the first letter, from 0. */
  column: number
  text: string
}

/** What is in a line. */
export interface ScreenLine {
  /** From 0. */
  row: number
  runs: readonly Run[]
}

/**
 * The screen of a terminal, as far as recordings of a shell need one. It only stores letters: no
 * title, no link, no clipboard.
 */
export interface TerminalScreen {
  write(text: string): void
  /** The current content, line by line; without the blanks at the ends. */
  lines(): readonly ScreenLine[]
}

interface Cell {
  letter: string
  look: Look
}

const plain: Look = {}
const blank: Cell = { letter: ' ', look: plain }

/** The letters that were written; the others are blank. */
type Line = Cell[]

/** An empty screen of this size. */
export function createScreen(columns: number, rows: number): TerminalScreen {
  let cells: Line[] = Array.from({ length: rows }, () => [])
  let [x, y] = [0, 0]
  let look = plain
  /** The start of a sequence whose end has not come yet. */
  let rest = ''

  const within = (value: number, count: number) => Math.min(Math.max(value, 0), count - 1)
  const goTo = (column: number, row: number) => {
    x = within(column, columns)
    y = within(row, rows)
  }
  const newLine = () => {
    if (y < rows - 1) y++
    else cells = [...cells.slice(1), []]
  }
  const put = (letter: string) => {
    if (x >= columns) {
      x = 0
      newLine()
    }
    const line = cells[y]
    if (line) line[x] = { letter, look }
    x++
  }
  const eraseLines = (from: number, to: number) => {
    for (let row = from; row < to; row++) cells[row] = []
  }
  const eraseInLine = (from: number, to: number) => {
    const line = cells[y] ?? []
    for (let column = from; column < Math.min(to, line.length); column++) line[column] = blank
  }
  /** `0`: from here on, `1`: up to here, `2`: all of it. */
  const eraseLine = (which: number) =>
    eraseInLine(which === 0 ? x : 0, which === 1 ? x + 1 : columns)
  const eraseScreen = (which: number) => {
    eraseLine(which)
    if (which !== 1) eraseLines(y + 1, rows)
    if (which !== 0) eraseLines(0, y)
  }
  const control = (letter: string) => {
    if (letter === '\n') newLine()
    else if (letter === '\r') x = 0
    else if (letter === '\b') x = within(x - 1, columns)
    else if (letter === '\t') x = within((Math.floor(x / 8) + 1) * 8, columns)
  }
  const command = (name: string, values: readonly number[]) => {
    const [first = 0, second = 0] = values
    const steps = Math.max(first, 1)
    if (name === 'm') look = lookAfter(look, values)
    else if (name === 'H' || name === 'f') goTo(second - 1, first - 1)
    else if (name === 'A') goTo(x, y - steps)
    else if (name === 'B') goTo(x, y + steps)
    else if (name === 'C') goTo(x + steps, y)
    else if (name === 'D') goTo(x - steps, y)
    else if (name === 'G') goTo(first - 1, y)
    else if (name === 'J') eraseScreen(first)
    else if (name === 'K') eraseLine(first)
  }

  return {
    write: (text) => {
      let left = rest + text
      rest = ''
      while (left) {
        const part = nextPart(left)
        if (!part) {
          // A sequence without an end must not grow: it is dropped.
          rest = left.length < 4096 ? left : ''
          return
        }
        left = left.slice(part.length)
        if (part.kind === 'letter') put(part.text)
        else if (part.kind === 'control') control(part.text)
        else if (part.kind === 'command') command(part.name, part.values)
      }
    },
    lines: () => cells.map((line, row) => ({ row, runs: runsOf(line) })),
  }
}

function runsOf(line: Line): Run[] {
  const runs: Run[] = []
  let before: Look | undefined
  const letters = Array.from(line, (cell) => cell ?? blank)
  const end = letters.findLastIndex(({ letter, look }) => letter !== ' ' || look.isInverse) + 1
  for (const [column, { letter, look }] of letters.slice(0, end).entries()) {
    const last = runs.at(-1)
    if (last && before === look) last.text += letter
    else runs.push({ ...look, column, text: letter })
    before = look
  }
  return runs
}

function lookAfter(look: Look, values: readonly number[]): Look {
  let next = look
  for (let at = 0; at < Math.max(values.length, 1); at++) {
    const value = values[at] ?? 0
    // Colors beyond the first sixteen are left out, with their numbers.
    if (value === 38 || value === 48) at += values[at + 1] === 2 ? 4 : 2
    else next = change(next, value)
  }
  return next
}

function change(look: Look, value: number): Look {
  if (value === 0) return plain
  if (value === 1) return { ...look, isBold: true }
  if (value === 22) return { ...look, isBold: false }
  if (value === 7) return { ...look, isInverse: true }
  if (value === 27) return { ...look, isInverse: false }
  if (value >= 30 && value <= 37) return { ...look, color: value - 30 }
  if (value >= 90 && value <= 97) return { ...look, color: value - 90 }
  if (value === 39) {
    const { color: _, ...others } = look
    return others
  }
  return look
}

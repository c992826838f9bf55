import Papa from 'papaparse'

/** A line of a CSV file: the number of its first line, counted from 1, and its cells. */
export interface CsvLine {
  readonly line: number
  readonly cells: readonly string[]
}

/** What is wrong in a CSV file, and in which line. */
export class CsvError extends Error {
  override readonly name = 'CsvError'
  readonly line: number

  constructor(line: number, message: string) {
    super(message)
    this.line = line
  }
}

const messages: Readonly<Record<string, string>> = {
  MissingQuotes: 'a quote is not closed',
  InvalidQuotes:
    'a quote is in the middle of a cell; put the whole cell in quotes and double those in it',
}

/**
 * The lines of a CSV file with commas between its cells, without empty lines and the byte order
 * mark. Throws `CsvError`.
 */
export function parseCsv(text: string): CsvLine[] {
  const { data, errors } = Papa.parse<string[]>(text.replace(/\r\n?/g, '\n'), {
    delimiter: ',',
    newline: '\n',
  })
  let next = 1
  const lines = data.map((cells) => {
    const line = next
    // A quoted cell may have several lines.
    next += cells.join('').split('\n').length
    return { line, cells }
  })
  const [error] = errors
  if (error)
    throw new CsvError(lines[error.row ?? 0]?.line ?? 1, messages[error.code] ?? error.message)
  return lines.filter(({ cells }) => cells.length > 1 || cells[0]?.trim() !== '')
}

/** A line of a CSV file: the number of its first line, counted from 1, and its cells. */
export interface CsvLine {
  readonly line: number
  readonly cells: readonly string[]
}

/** What cannot be read in a CSV file, and in which line. */
export class CsvError extends Error {
  override readonly name = 'CsvError'
  readonly line: number

  constructor(line: number, message: string) {
    super(message)
    this.line = line
  }
}

/**
 * The lines of a CSV file as RFC 4180 has it: commas between cells, cells in double quotes where they hold commas, quotes (doubled)
 * or line breaks. Empty lines and a mark of the byte order are left out. Throws `CsvError`.
 */
export function parseCsv(text: string): CsvLine[] {
  const lines: CsvLine[] = []
  const cell = /"((?:[^"]|"")*)"|([^",\r\n]*)/y
  const source = text.replace(/^\uFEFF/, '')
  let [at, line] = [0, 1]
  while (at < source.length) {
    const cells: string[] = []
    const first = line
    for (;;) {
      cell.lastIndex = at
      const [whole = '', quoted, plain = ''] = cell.exec(source) ?? []
      if (whole === '' && source[at] === '"') throw new CsvError(first, 'a quote is not closed')
      cells.push(quoted?.replaceAll('""', '"') ?? plain)
      line += whole.match(/\r\n|\r|\n/g)?.length ?? 0
      at += whole.length
      if (source[at] !== ',') break
      at += 1
    }
    const end = /^(\r\n|\r|\n|$)/.exec(source.slice(at, at + 2))?.[0]
    if (end === undefined) throw new CsvError(line, 'a quote stands in the middle of a cell; put the whole cell in quotes and double those in it')
    at += end.length
    line += 1
    if (cells.length > 1 || cells[0]?.trim() !== '') lines.push({ line: first, cells })
  }
  return lines
}

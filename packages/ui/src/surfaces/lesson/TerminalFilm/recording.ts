/** A recording of a terminal, read from asciicast. */
export interface Recording {
  columns: number
  rows: number
  /** Length in seconds. */
  seconds: number
  /** What was sent to the terminal, in order. */
  chunks: readonly { at: number; text: string }[]
  chapters: readonly { at: number; title: string }[]
}

/** Limits of what is played; anything beyond is not available. */
const limits = { characters: 2_000_000, events: 50_000, seconds: 86_400, columns: 200, rows: 100 }

/**
 * Reads asciicast of version 2 or 3. Null for a file that is not a recording, is too large or has a
 * screen of impossible size. Events that cannot be read are left out; times never go back.
 */
export function readRecording(file: string): Recording | null {
  if (file.length > limits.characters) return null
  const [first = '', ...lines] = file.split('\n')
  const size = sizeOf(parse(first))
  if (!size || lines.length > limits.events) return null
  const chunks: { at: number; text: string }[] = []
  const chapters: { at: number; title: string }[] = []
  let at = 0
  for (const line of lines) {
    const event = parse(line)
    if (!Array.isArray(event)) continue
    const [time, code, text] = event as unknown[]
    if (typeof time !== 'number' || !(time >= 0) || typeof text !== 'string') continue
    at = Math.min(Math.max(at, size.isRelative ? at + time : time), limits.seconds)
    if (code === 'o') chunks.push({ at, text })
    else if (code === 'm' && text.trim()) chapters.push({ at, title: text.trim().slice(0, 200) })
  }
  const { columns, rows } = size
  return at > 0 ? { columns, rows, seconds: at, chunks, chapters } : null
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return null
  }
}

interface Head {
  version?: unknown
  width?: unknown
  height?: unknown
  term?: { cols?: unknown; rows?: unknown } | null
}

function sizeOf(head: unknown): { columns: number; rows: number; isRelative: boolean } | null {
  if (typeof head !== 'object' || head === null) return null
  const { version, width, height, term } = head as Head
  const isRelative = version === 3
  if (version !== 2 && !isRelative) return null
  const columns = isRelative ? term?.cols : width
  const rows = isRelative ? term?.rows : height
  return isCount(columns, limits.columns) && isCount(rows, limits.rows)
    ? { columns, rows, isRelative }
    : null
}

const isCount = (value: unknown, most: number): value is number =>
  Number.isInteger(value) && (value as number) > 0 && (value as number) <= most

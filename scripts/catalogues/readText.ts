/** A text as it is read. */
export interface ReadText {
  /** Its own words, without the values in it. */
  words: string
  /** The values that it contains: '0' is the first one, '0.title' a part of it. */
  used: ReadonlySet<string>
  /** The values that it reads, if only to choose its words. */
  seen: ReadonlySet<string>
}

/** Reads a text. If it takes values, it gets some that record when they are read. */
export function readText(text: unknown): ReadText {
  if (typeof text !== 'function') return { words: String(text), used: new Set(), seen: new Set() }
  const used = new Set<string>()
  const seen = new Set<string>()
  const values = Array.from({ length: text.length }, (_, index) =>
    valueNoting(`${index}`, used, seen),
  )
  let said: unknown
  try {
    said = text(...values)
  } catch {
    // It looked something up by a value that is not a real one: what it read until then counts.
  }
  return {
    words: wordsOf(said)
      .replace(/\u2068?⟦[^⟧]*⟧\u2069?/g, ' ')
      .replaceAll('undefined', ''),
    used,
    seen,
  }
}

const place = Symbol('place')

/** A value that can be used as a text, number, list or record, and records its use. */
function valueNoting(path: string, used: Set<string>, seen: Set<string>): unknown {
  const note = () => {
    used.add(path)
    seen.add(path)
    return `⟦${path}⟧`
  }
  return new Proxy(() => undefined, {
    get: (_target, key) => {
      if (key === place) return note
      if (key === Symbol.toPrimitive)
        return (hint: string) => (note(), hint === 'string' ? note() : 5)
      if (key === 'map')
        return (each: (one: unknown) => unknown) => [each(valueNoting(path, used, seen))]
      if (key === 'join' || key === 'toLocaleString') return note
      seen.add(`${path}.${String(key)}`)
      return valueNoting(`${path}.${String(key)}`, used, seen)
    },
  })
}

/** The words of what a text returned: of lists and elements too. */
function wordsOf(said: unknown): string {
  if (Array.isArray(said)) return said.map(wordsOf).join(' ')
  if (typeof said === 'function') return (said as unknown as Record<symbol, () => string>)[place]!()
  if (typeof said === 'object' && said !== null && 'props' in said)
    return wordsOf((said.props as { children?: unknown }).children)
  return said === undefined ? '' : String(said)
}

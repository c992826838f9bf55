/** A variable or function, as `declare -p` and `declare -F` print it. */
export interface Declaration {
  readonly name: string
  /** Text to run that declares it again. */
  readonly text: string
  readonly isFunction: boolean
}

/**
 * The declarations in the output of `declare -p` and `declare -F`. Values may come from a lab's
 * target: line ends, brackets and blanks within quotes do not end a declaration.
 */
export function declarationsIn(told: string): Declaration[] {
  const found: Declaration[] = []
  for (let from = 0; from < told.length;) {
    const end = endOf(told, from, '\n')
    const line = told.slice(from, end)
    const [, flags = '', name = ''] = /^declare -([-\w]+) ([^=\n]+)/.exec(line) ?? []
    if (name !== '')
      found.push({ name, isFunction: flags === 'f', text: again(line, { name, flags }) })
    from = end + 1
  }
  return found
}

/** The index of a mark outside of quotes, or the end of the text. */
function endOf(text: string, from: number, mark: string): number {
  let at = from
  while (at < text.length && text[at] !== mark) at = behind(text, at)
  return Math.min(at, text.length)
}

/** The index after the quoted text that begins here, or after one character. */
function behind(text: string, at: number): number {
  const isAnsi = text.startsWith("$'", at)
  const quote = isAnsi ? "'" : text[at]
  if (quote === '\\') return at + 2
  if (quote !== '"' && quote !== "'") return at + 1
  const hasEscapes = isAnsi || quote === '"'
  let end = at + (isAnsi ? 2 : 1)
  while (end < text.length && text[end] !== quote) end += hasEscapes && text[end] === '\\' ? 2 : 1
  return end + 1
}

/** Contains a key for the assignment after it, and is removed afterwards. */
const keyName = '__key'

/**
 * The library reads arrays completely only as assignments. It reads keys and values of an
 * associative array as words, without their quotes, and runs code in them: so each becomes an
 * assignment, with its key in a variable.
 */
function again(line: string, { name, flags }: { name: string; flags: string }): string {
  if (flags === 'a') return line.replace(/^declare -a (?=\S+=\()/, '')
  if (flags !== 'A') return line
  const start = `declare -A ${name}`
  const entries = line.slice(`${start}=(`.length, -1)
  const lines = [start]
  for (let at = 0; at < entries.length;) {
    const keyEnd = endOf(entries, at + 1, ']')
    const end = endOf(entries, keyEnd, ' ')
    const value = entries.slice(keyEnd + 2, end)
    lines.push(`${keyName}=${entries.slice(at + 1, keyEnd)}`, `${name}[$${keyName}]=${value}`)
    at = end + 1
  }
  return lines.length > 1 ? [...lines, `unset ${keyName}`].join('\n') : start
}

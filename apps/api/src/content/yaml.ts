import { isMap, isScalar, isSeq, LineCounter, parseDocument, visit } from 'yaml'
import type { ErrorCode, Pair, ParsedNode } from 'yaml'
import type { Problems } from './problems.ts'
import { isConflictMark } from './text.ts'

/** The keys and list positions from the root of a YAML document to a value. */
export type YamlPath = readonly PropertyKey[]

export interface YamlSource {
  value: unknown
  /**
   * The line, from 1, of the key or list item at `path`; of its nearest existing parent if there is
   * none.
   */
  lineOf(path: YamlPath): number
}

/** Parses one YAML document; undefined, with a problem, when it is empty or its syntax is wrong. */
export function parseYaml(text: string, file: string, problems: Problems): YamlSource | undefined {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false })
  const lineAt = (offset: number): number => Math.max(1, lines.linePos(offset).line)
  const error = document.errors[0] ?? document.warnings[0]
  if (error) {
    const line = lineAt(error.pos[0])
    const hint = hintFor(error.code, text.split('\n')[line - 1] ?? '')
    problems.add(file, line, `is not valid YAML: ${error.message}${hint}`)
    return undefined
  }
  const root = document.contents
  if (!root || (isScalar(root) && root.value === null)) {
    problems.add(file, 1, 'contains no YAML')
    return undefined
  }
  let alias = false
  visit(document, {
    Alias: (_key, { source, range }) => {
      alias = true
      problems.add(
        file,
        lineAt(range?.[0] ?? 0),
        `*${source} is an alias, which content does not use: put the text in quotes`,
      )
    },
  })
  if (alias) return undefined
  return { value: document.toJS(), lineOf: (path) => lineAt(offsetOf(root, path)) }
}

/** What most likely is meant by a message of the parser, which speaks of its grammar. */
function hintFor(code: ErrorCode, line: string): string {
  if (isConflictMark(line)) return ' (the mark of a merge conflict)'
  if (code === 'BLOCK_AS_IMPLICIT_KEY') return ' (put a text with a colon in it in quotes)'
  if (code === 'MULTILINE_IMPLICIT_KEY') return ' (expected a key, a colon and a space)'
  return code === 'BAD_SCALAR_START' ? ' (put the text in quotes)' : ''
}

function offsetOf(root: ParsedNode, path: YamlPath): number {
  let node: ParsedNode | null = root
  let offset = root.range[0]
  for (const step of path) {
    if (isMap(node)) {
      const pair: Pair<ParsedNode, ParsedNode | null> | undefined = node.items.find(
        ({ key }) => isScalar(key) && key.value === step,
      )
      if (!pair) break
      offset = pair.key.range[0]
      node = pair.value
    } else if (isSeq(node) && typeof step === 'number') {
      const item: ParsedNode | undefined = node.items[step]
      if (!item) break
      offset = item.range[0]
      node = item
    } else break
  }
  return offset
}

export interface Markdown {
  /** The text below the front matter, without blank lines around it. */
  text: string
  /** Line, from 1, of the first line of `text` in the file. */
  line: number
}

/**
 * Splits a file into its front matter (between two lines of `---`) and the Markdown below.
 * Undefined, with a problem, if there is no front matter.
 */
export function parseFrontMatter(
  text: string,
  file: string,
  problems: Problems,
): { front: YamlSource; body: Markdown } | undefined {
  if (!/^---[ \t]*\n/.test(text)) {
    problems.add(file, 1, 'must start with front matter: a line of ---')
    return undefined
  }
  const end = /\n---[ \t]*(?:\n|$)/.exec(text)
  if (!end) {
    problems.add(file, 1, 'front matter has no closing line of ---')
    return undefined
  }
  // Keeps the opening line, so that the parser's line numbers are those of the file.
  const front = parseYaml(text.slice(0, end.index + 1), file, problems)
  const rest = text.slice(end.index + end[0].length)
  const body = rest.replace(/^(?:[ \t]*\n)+/, '')
  const line = text.slice(0, text.length - body.length).split('\n').length
  return front && { front, body: { text: body.trimEnd(), line } }
}

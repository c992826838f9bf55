import { marked } from 'marked'
import type { Tokens } from 'marked'

/** A variable that a block of a guide uses and nothing before it sets. */
export interface UnsetVariable {
  readonly name: string
  /** The line of the block that uses it. */
  readonly text: string
}

const shells = new Set(['bash', 'sh', 'shell'])
/** What every shell has. */
const given = new Set(['HOME', 'PATH', 'PWD', 'USER', 'RANDOM'])

const assignment = /(?:^|[\s;&|(])(?:export\s+|local\s+)?([A-Za-z_]\w*)\+?=/g
const loop = /\bfor\s+([A-Za-z_]\w*)\s+in\b/g
const read = /\bread\s+(?:-\w+\s+)*([A-Za-z_]\w*)/g
/** A variable of jq, whose program may be in quotes of either kind. */
const jqArgument = /--(?:arg|argjson|rawfile|slurpfile)\s+([A-Za-z_]\w*)/g
const use = /\$(?:\{([A-Za-z_]\w*)[^}]*\}|([A-Za-z_]\w*))/g
/** A text in quotes. Within single ones nothing is replaced: `$name` there belongs to jq or awk. */
const quoted = /"(?:\\.|[^"\\])*"|'[^']*'/gs
const withoutSingle = (text: string) => (text.startsWith("'") ? text.replace(/[^\n]/g, '') : text)

/** The variables in shell blocks of a guide, in Markdown, that no earlier line sets, each once. */
export function unsetVariables(guide: string): UnsetVariable[] {
  const known = new Set(given)
  const unset = new Map<string, UnsetVariable>()
  for (const block of shellBlocks(guide)) {
    for (const open of block.replace(quoted, withoutSingle).split('\n')) {
      for (const pattern of [loop, read, jqArgument])
        for (const [, name = ''] of open.matchAll(pattern)) known.add(name)
      for (const match of open.matchAll(use)) {
        const name = match[1] ?? match[2] ?? ''
        if (!known.has(name) && !unset.has(name)) unset.set(name, { name, text: open.trim() })
      }
      for (const [, name = ''] of open.matchAll(assignment)) known.add(name)
    }
  }
  return [...unset.values()]
}

/** The shell blocks of a guide, in their order. */
export function shellBlocks(guide: string): string[] {
  const blocks: string[] = []
  void marked.walkTokens(marked.lexer(guide), (token) => {
    if (token.type === 'code' && shells.has((token as Tokens.Code).lang ?? ''))
      blocks.push((token as Tokens.Code).text)
  })
  return blocks
}

/**
 * The placeholders of a guide, such as `{{accessKey}}`, for which a session of the lab has no
 * value; each once.
 */
export function unknownValues(guide: string, credentials: readonly string[]): string[] {
  const known = new Set(['labUrl', ...credentials])
  const named = [...guide.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name)
  return [...new Set(named)].filter((name) => !known.has(name))
}

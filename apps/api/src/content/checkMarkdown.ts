import type { Token } from 'marked'
import { isWebAddress, markdown } from './html.ts'
import type { Problems } from './problems.ts'
import { isConflictMark } from './text.ts'
import type { Markdown } from './yaml.ts'

/**
 * Adds a problem for everything that rendering would remove: an author must know that a guide loses
 * its `<name>`.
 */
export function checkMarkdown({ text, line }: Markdown, file: string, problems: Problems): void {
  if (!text) {
    problems.add(file, line, 'has no text below the front matter')
    return
  }
  let blockLine = line
  for (const block of markdown.lexer(text)) {
    let searched = 0
    markdown.walkTokens([block], (token) => {
      const message = complaint(token)
      if (!message) return
      const at = Math.max(block.raw.indexOf(token.raw, searched), 0)
      searched = at + 1
      problems.add(file, blockLine + newlines(block.raw.slice(0, at)), message)
    })
    if (block.type !== 'code')
      for (const [at, each] of block.raw.split('\n').entries())
        if (isConflictMark(each))
          problems.add(file, blockLine + at, `${each} is the mark of a merge conflict`)
    blockLine += newlines(block.raw)
  }
}

function complaint(token: Token): string | undefined {
  const raw = token.raw.trim().split('\n')[0] ?? ''
  if (token.type === 'code' && token['codeBlockStyle'] !== 'indented' && isUnclosed(token.raw))
    return `${raw} begins code that no line of ${fenceOf(raw)} ends`
  if (token.type === 'html' && !/^<(!--|br\s*\/?>)/.test(token.raw)) {
    return `${raw} is HTML, which is not shown: put it between backticks, or write Markdown`
  }
  if (token.type === 'image') return `${raw} is an image, which is not shown`
  if (token.type === 'link' && !isWebAddress(token.href))
    return `${raw} must lead to an http or https address`
  return undefined
}

const fenceOf = (text: string) => /^(?:`{3,}|~{3,})/.exec(text)?.[0] ?? ''

/** Whether a block of code is not closed: then all that follows would be shown as code. */
function isUnclosed(raw: string): boolean {
  const lines = raw.trim().split('\n')
  const fence = fenceOf(lines[0] ?? '')
  const last = lines.length > 1 ? (lines.at(-1) ?? '').trim() : ''
  return fence !== '' && !(last.startsWith(fence) && last.replaceAll(fence.charAt(0), '') === '')
}

function newlines(text: string): number {
  return text.split('\n').length - 1
}

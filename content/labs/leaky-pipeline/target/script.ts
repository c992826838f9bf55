/** What a step runs, as a shell reads it: lists of pipelines. */
export type Script = readonly Chain[]

/** Pipelines joined by `&&` and `||`. */
interface Chain {
  readonly links: readonly Link[]
  readonly isBackground: boolean
}

interface Link {
  /** What stands before it, unless it is the first. */
  readonly operator: '&&' | '||' | undefined
  /** Whether `!` turns its outcome around. */
  readonly isNegated: boolean
  /** The commands of a pipeline: as text, or a group in braces or parentheses. */
  readonly commands: readonly (string | Script)[]
}

type Operator = '&&' | '||' | '|' | '&' | ';' | '(' | ')' | '{' | '}'

type Token = { readonly text: string } | { readonly operator: Operator }

/** Ends a step in success, whatever happened before. */
export const isNothing = (command: string): boolean => /^(?:true|:|exit 0)$/.test(command)

/** Reads a step's `run`; what makes no sense in it is passed over. */
export function readScript(run: string): Script {
  const tokens = tokensOf(run)
  let at = 0
  const next = () => {
    const token = tokens[at]
    return token && 'operator' in token ? token.operator : undefined
  }

  function group(): Script {
    const close = next() === '(' ? ')' : '}'
    at++
    const script = list(close)
    if (next() === close) at++
    return script
  }

  function link(operator: Link['operator']): Link {
    const commands: (string | Script)[] = []
    let isNegated = false
    for (;;) {
      const token = tokens[at]
      if (token && 'text' in token) {
        at++
        const [, bang, text = ''] = /^(!\s+)?(.*)$/s.exec(token.text) ?? []
        isNegated ||= commands.length === 0 && bang !== undefined
        commands.push(text)
      } else if (next() === '(' || next() === '{') commands.push(group())
      else if (next() === '|') at++
      else return { operator, isNegated, commands }
    }
  }

  function list(close?: Operator): Script {
    const chains: Chain[] = []
    const isOver = () => at >= tokens.length || (close !== undefined && next() === close)
    while (!isOver()) {
      const links: Link[] = []
      let operator: Link['operator']
      for (;;) {
        const read = link(operator)
        if (read.commands.length > 0) links.push(read)
        const token = next()
        if (token !== '&&' && token !== '||') break
        operator = token
        at++
      }
      const isBackground = next() === '&'
      if (!isOver()) at++
      if (links.length > 0) chains.push({ links, isBackground })
    }
    return chains
  }

  return list()
}

/** Quotes, escapes and `$(…)` stay parts of the text that they stand in. */
const word = /\\.|'[^']*'|"(?:\\.|[^"\\])*"|\$\([^)]*\)|[0-9]?[<>]&[0-9-]|&>|./sy

function tokensOf(run: string): readonly Token[] {
  const tokens: Token[] = []
  let text = ''
  const end = (operator?: Operator) => {
    if (text.trim() !== '') tokens.push({ text: text.trim() })
    text = ''
    if (operator) tokens.push({ operator })
  }
  for (let at = 0; at < run.length; ) {
    const rest = run.slice(at)
    const isAtStart = text.trim() === ''
    const operator = /^(?:&&|\|\||;|\n|\||&(?!>))/.exec(rest)?.[0]
    const bracket = isAtStart ? /^(?:[()]|[{}](?=[\s;]|$))/.exec(rest)?.[0] : /^\)/.exec(rest)?.[0]
    const comment = /(?:^|\s)$/.test(text) ? /^#[^\n]*/.exec(rest)?.[0] : undefined
    if (operator !== undefined) end(operator === '\n' ? ';' : (operator as Operator))
    else if (bracket !== undefined) end(bracket as Operator)
    else if (comment === undefined) {
      word.lastIndex = at
      text += word.exec(run)?.[0] ?? ''
    }
    at += operator?.length ?? bracket?.length ?? comment?.length ?? Math.max(1, word.lastIndex - at)
  }
  end()
  return tokens
}

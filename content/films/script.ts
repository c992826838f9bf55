/** A step of a film. */
export type Step =
  | { readonly kind: 'chapter' | 'say' | 'setup'; readonly text: string }
  /** `output` is null where the command is really run. */
  | { readonly kind: 'run'; readonly text: string; readonly output: readonly string[] | null }
  | { readonly kind: 'pause'; readonly seconds: number }
  | { readonly kind: 'clear' }

/** A film as its author writes it. */
export interface Script {
  readonly title: string
  readonly columns: number
  readonly rows: number
  readonly steps: readonly Step[]
}

/** Longest caption in characters: three lines on a phone. */
const longestCaption = 130

/** Reads a script. Throws with the line of the first thing that is wrong. */
export function readScript(text: string): Script {
  const head: Record<string, string> = {}
  const steps: Step[] = []
  let isHead = true
  for (const [index, line] of text.split('\n').entries()) {
    try {
      const setting = isHead ? /^(title|columns|rows): (.+)$/.exec(line) : null
      if (setting) head[setting[1] ?? ''] = setting[2] ?? ''
      else if (line.trim() !== '') {
        isHead = false
        readLine(line, steps)
      }
    } catch (error) {
      throw new Error(`line ${index + 1}: ${(error as Error).message}`, { cause: error })
    }
  }
  const { title = '', columns = '52', rows = '15' } = head
  if (!title) throw new Error('line 1: a title is missing')
  if (steps.findLast(({ kind }) => kind === 'say' || kind === 'run')?.kind !== 'say')
    throw new Error('the last step has to be a caption: the film ends with it')
  const script = { title, columns: Number(columns), rows: Number(rows), steps }
  for (const step of steps) checkRun(step, script.columns)
  return script
}

function readLine(line: string, steps: Step[]): void {
  const mark = line.slice(0, 2)
  const text = line.slice(2)
  if (mark === '# ') steps.push({ kind: 'chapter', text })
  else if (mark === '~ ') steps.push({ kind: 'setup', text })
  else if (mark === '$ ') steps.push({ kind: 'run', text: command(text), output: null })
  else if (mark === '| ' || line === '|') addOutput(text, steps)
  else if (line === '% clear') steps.push({ kind: 'clear' })
  else if (/^% pause \d+(?:\.\d+)?$/.test(line))
    steps.push({ kind: 'pause', seconds: Number(line.slice(8)) })
  else if (/^[%|~$#]/.test(line)) throw new Error(`${JSON.stringify(line)} is no step`)
  else steps.push({ kind: 'say', text: caption(line.trim()) })
}

function addOutput(line: string, steps: Step[]): void {
  const last = steps.at(-1)
  if (last?.kind !== 'run') throw new Error('output needs a command before it')
  steps[steps.length - 1] = { ...last, output: [...(last.output ?? []), line] }
}

/** Captions are read as WebVTT, which keeps no runs of spaces. */
function command(text: string): string {
  if (/\s{2}|^\s|\s$|-->/.test(text)) throw new Error('a command has single spaces and no -->')
  return text
}

function caption(text: string): string {
  if (text.length > longestCaption)
    throw new Error(`a caption has at most ${longestCaption} characters (got ${text.length})`)
  if (text.includes('-->')) throw new Error('a caption has no -->')
  return text
}

/** What reaches beyond the film's own folder is never run. */
const reaching = /\b(?:sudo|ssh|scp|systemctl|kill|reboot|shutdown|exit)\b/

function checkRun(step: Step, columns: number): void {
  if (step.kind !== 'run') return
  if (step.output === null && reaching.test(step.text))
    throw new Error(`${JSON.stringify(step.text)} is not run: write its output, or | for none`)
  const wide = [`$ ${step.text}`, ...(step.output ?? [])].find((line) => line.length > columns)
  if (wide !== undefined) throw new Error(`${JSON.stringify(wide)} is wider than ${columns}`)
}

import type { Script } from './script.ts'

/** What is written on the screen, seconds from the start. */
export type Chunk = readonly [at: number, text: string]

/** A caption, or a command as `$ command`. */
export interface Cue {
  readonly start: number
  readonly end: number
  readonly text: string
}

/** A film with all of its times. */
export interface Timeline {
  readonly seconds: number
  readonly chunks: readonly Chunk[]
  readonly chapters: readonly Chunk[]
  readonly cues: readonly Cue[]
}

/** Words that are read in a minute. */
const wordsPerMinute = 145
const prompt = '\u001B[1;32m$\u001B[0m '

/** Seconds that a caption stands before the film goes on. */
const readingTime = (text: string) =>
  Math.max(2.2, (text.split(/\s+/).length / wordsPerMinute) * 60 + 0.5)

/** Lays the steps out in time. `outputs` has what each command printed, in order. */
export function timelineOf(script: Script, outputs: readonly string[]): Timeline {
  const chunks: Chunk[] = [[0, prompt]]
  const chapters: Chunk[] = []
  const starts: { at: number; text: string; isCommand: boolean }[] = []
  let at = 0.6
  let ran = 0
  const type = (text: string) => {
    const key = Math.min(0.055, 3.5 / text.length)
    for (const letter of text) {
      chunks.push([at, letter])
      at += key
    }
    at += 0.4
  }
  for (const step of script.steps) {
    if (step.kind === 'chapter') chapters.push([at, step.text])
    else if (step.kind === 'pause') at += step.seconds
    else if (step.kind === 'clear') chunks.push([at, `\u001B[2J\u001B[H${prompt}`])
    else if (step.kind === 'say') {
      starts.push({ at, text: step.text, isCommand: false })
      at += readingTime(step.text)
    } else if (step.kind === 'run') {
      starts.push({ at, text: `$ ${step.text}`, isCommand: true })
      type(step.text)
      const output = (outputs[ran++] ?? '').replaceAll(/\r?\n/g, '\r\n')
      chunks.push([at, `\r\n${output}${prompt}`])
      at += Math.min(0.8 + 0.3 * output.split('\r\n').length, 3.5)
    }
  }
  const seconds = rounded(at + 2)
  const endOf = (index: number) =>
    rounded(
      starts.slice(index + 1).find(({ isCommand }) => starts[index]?.isCommand || !isCommand)?.at ??
        seconds,
    )
  return {
    seconds,
    chunks: [...chunks, [seconds, '']].map(([time, text]) => [rounded(time as number), text as string]),
    chapters: chapters.map(([time, text]) => [rounded(time), text]),
    cues: starts.map((cue, index) => ({ start: rounded(cue.at), end: endOf(index), text: cue.text })),
  }
}

const rounded = (seconds: number) => Math.round(seconds * 1000) / 1000

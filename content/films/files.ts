import { createHash } from 'node:crypto'
import type { Script } from './script.ts'
import type { Timeline } from './timeline.ts'

/** Raise it when the same script makes another film; then make all of them again. */
const makerVersion = 1

/** Names what a recording was made from. */
export const scriptHash = (script: string): string =>
  createHash('sha256').update(`${makerVersion}\n${script}`).digest('hex').slice(0, 16)

/** The recording as asciicast, version 2: https://docs.asciinema.org/manual/asciicast/v2/. */
export function castOf(script: Script, source: string, film: Timeline): string {
  const head = {
    version: 2,
    width: script.columns,
    height: script.rows,
    title: script.title,
    script: scriptHash(source),
  }
  const events = [
    ...film.chunks.map(([at, text]) => [at, 'o', text] as const),
    ...film.chapters.map(([at, text]) => [at, 'm', text] as const),
  ].toSorted(([a], [b]) => a - b)
  return `${[head, ...events].map((line) => JSON.stringify(line)).join('\n')}\n`
}

/** Captions and commands as WebVTT. */
export function captionsOf({ cues }: Timeline): string {
  const blocks = cues.map(
    ({ start, end, text }) =>
      `${stamp(start)} --> ${stamp(end)}\n${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')}`,
  )
  return `${['WEBVTT', ...blocks].join('\n\n')}\n`
}

function stamp(seconds: number): string {
  const whole = Math.round(seconds * 1000)
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0')
  return `${two(whole / 60_000)}:${two((whole / 1000) % 60)}.${String(whole % 1000).padStart(3, '0')}`
}

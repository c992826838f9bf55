import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { TranscriptCue } from '@rampart/contract/entities/transcript'
import { readCues } from './webVtt.ts'

/** The captions of a film of this site. */
export interface FilmCaptions {
  /** Of the text, as BCP 47 says it. */
  readonly language: string
  readonly cues: readonly TranscriptCue[]
  /** Where the last caption ends, which is the end of the film, in seconds. */
  readonly seconds: number
}

/** Reads the captions of a film by its name; null where it has none. */
export type ReadCaptions = (name: string) => Promise<FilmCaptions | null>

/** Of the films in a folder. Each file is read once: they come with the program. */
export function createReadCaptions(folder: string): ReadCaptions {
  const known = new Map<string, Promise<FilmCaptions | null>>()
  return (name) => {
    // As in the content's schema: no name leads out of the folder.
    if (!/^[A-Za-z0-9_-]{1,100}$/.test(name)) return Promise.resolve(null)
    const found = known.get(name) ?? read(join(folder, `${name}.vtt`))
    known.set(name, found)
    return found
  }
}

async function read(path: string): Promise<FilmCaptions | null> {
  const cues = readCues(await readFile(path, 'utf8').catch(() => ''))
  const last = cues.at(-1)
  return last ? { language: 'en', cues, seconds: last.end } : null
}

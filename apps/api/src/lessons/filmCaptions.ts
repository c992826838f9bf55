import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { TranscriptCue } from '@rampart/contract/entities/transcript'
import { readCues } from './webVtt.ts'

/** The captions of a film of this site. */
export interface FilmCaptions {
  /** BCP 47 tag of the text's language. */
  readonly language: string
  readonly cues: readonly TranscriptCue[]
  /** When the last caption ends, which is the end of the film, in seconds. */
  readonly seconds: number
}

/**
 * Reads the captions of a film by its name, in a language if there are some, else in English; null
 * if there are none.
 */
export type ReadCaptions = (name: string, language?: string | null) => Promise<FilmCaptions | null>

/**
 * Reads the captions of the films in a folder. Each file is read once: they come with the program.
 */
export function createReadCaptions(folder: string): ReadCaptions {
  const known = new Map<string, Promise<FilmCaptions | null>>()
  const languages = languagesIn(folder)
  const readOnce = (name: string, language: string) => {
    const file = language === 'en' ? name : `${name}.${language}`
    const found = known.get(file) ?? read(join(folder, `${file}.vtt`), language)
    known.set(file, found)
    return found
  }
  return async (name, language = null) => {
    // As in the content's schema: no name leads out of the folder.
    if (!/^[A-Za-z0-9_-]{1,100}$/.test(name)) return null
    // The client chooses the language, so files are read only for languages that a film has.
    const translated =
      language !== null && (await languages).has(language) ? await readOnce(name, language) : null
    return translated ?? readOnce(name, 'en')
  }
}

/** The languages besides English of the captions in a folder: of `intro.ar.vtt` it is 'ar'. */
async function languagesIn(folder: string): Promise<ReadonlySet<string>> {
  const names = await readdir(folder).catch(() => [])
  return new Set(names.flatMap((name) => /^[\w-]+\.([A-Za-z-]+)\.vtt$/.exec(name)?.[1] ?? []))
}

async function read(path: string, language: string): Promise<FilmCaptions | null> {
  const cues = readCues(await readFile(path, 'utf8').catch(() => ''))
  const last = cues.at(-1)
  return last ? { language, cues, seconds: last.end } : null
}

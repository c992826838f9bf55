import { join } from 'node:path'
import { contentFolder } from '../contentFolder.ts'
import { demoLibrary, terminalLibrary } from '../content/schema.ts'
import { videoAddress } from '../courses/courses.service.ts'
import type { FilmCaptions, ReadCaptions } from './filmCaptions.ts'
import { createReadCaptions } from './filmCaptions.ts'
import type { Videos } from './lessons.service.ts'

/** A film that this site plays itself. */
export interface Film {
  readonly captions: FilmCaptions
  /** Address of the recording of a terminal; null for a video. */
  readonly recordingUrl: string | null
}

const readCaptions = createReadCaptions(join(contentFolder, 'videos'))
const readTerminalCaptions = createReadCaptions(join(contentFolder, 'films'))

const filmOf = async (
  read: ReadCaptions,
  content: string,
  recordingUrl: string | null,
): Promise<Film | null> => {
  const captions = await read(content)
  return captions && { captions, recordingUrl }
}

/** The video host of the setting. Captions are known only of films that this site plays itself. */
export const videosOf = (template: string): Videos => ({
  addressOf: (library, content) =>
    library === terminalLibrary ? null : videoAddress(template, library, content),
  filmOf: async ({ videoLibrary, videoContent }, language) => {
    if (videoContent === null) return null
    if (videoLibrary === terminalLibrary)
      return filmOf(readTerminalCaptions, videoContent, `/films/${videoContent}.cast`)
    const isOwn = template.startsWith('/player/') && videoLibrary === demoLibrary
    return isOwn ? filmOf((name) => readCaptions(name, language), videoContent, null) : null
  },
})

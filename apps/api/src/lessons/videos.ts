import { join } from 'node:path'
import { contentFolder } from '../contentFolder.ts'
import { createReadCaptions } from './filmCaptions.ts'
import type { Videos } from './lessons.service.ts'

/** The library of the films that come with the program. */
const demoLibrary = 'demo'

const readCaptions = createReadCaptions(join(contentFolder, 'videos'))

/** The host of the videos by its setting: only of films that this site plays itself it knows the captions. */
export const videosOf = (template: string): Videos => ({
  template,
  captionsOf: async ({ videoLibrary, videoContent }) =>
    template.startsWith('/player/') && videoLibrary === demoLibrary && videoContent !== null
      ? readCaptions(videoContent)
      : null,
})

import type { FilmAdapter } from '@rampart/screens/adapters/adapters.ts'
import { AdapterError } from '@rampart/screens/adapters/errors.ts'

/** Recordings among this site's own files. */
export const siteFilms: FilmAdapter = {
  recording: async (url) => {
    const failed = (cause: unknown) => {
      throw new AdapterError({ status: 0, cause })
    }
    const response = await fetch(url).catch(failed)
    if (!response.ok) throw new AdapterError({ status: response.status })
    return response.text().catch(failed)
  },
}

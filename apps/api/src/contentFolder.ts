import { fileURLToPath } from 'node:url'

/** The catalogue's files, at the root of the repository. */
export const contentFolder = fileURLToPath(new URL('../../../content', import.meta.url))

/**
 * Where the sources can be read: the main branch, without a slash at the end. The one place that
 * knows; a fork changes it here.
 */
const sources = 'https://github.com/rampart/rampart/blob/main'

/** Where faults are reported. */
export const issues = 'https://github.com/rampart/rampart/issues'

/** Address of a file or folder, by its path in the repository. */
export const sourceOf = (path: string) => `${sources}/${path}`

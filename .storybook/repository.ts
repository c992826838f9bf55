/**
 * Where the sources can be read: the main branch, without a slash at the end. A fork changes it
 * here and in packages/ui/package.json; a test compares the two.
 */
const sources = 'https://github.com/rampart/rampart/blob/main'

/** Where faults are reported. */
export const issues = 'https://github.com/rampart/rampart/issues'

/** Address of a file or folder, by its path in the repository. */
export const sourceOf = (path: string) => `${sources}/${path}`

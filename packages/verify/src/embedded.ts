/** Most characters of a signed credential; ours have about 3,000. */
export const maxJsonLength = 256_000

/**
 * The text of a file's credential; `more` where there are several; `unreadable` if it is packed in
 * a way that is not read.
 */
export type Embedded = string | 'none' | 'more' | 'unreadable'

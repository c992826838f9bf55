import { inspect } from 'node:util'

/** What the embedded database's file system calls a full disk: the number of WASI. */
const noSpace = 51

/** Why the embedded database did not open, in words. Its file system throws what is no `Error`. */
export function whyNotOpened(error: unknown): string {
  if (error instanceof Error) return error.message
  const isFull =
    typeof error === 'object' && error !== null && 'errno' in error && error.errno === noSpace
  return isFull ? 'there is no room left on its disk' : inspect(error)
}

/** The code of a system error, such as EACCES. */
export const systemErrorCode = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined

/** Handles the error of a file or folder that may be missing: returns undefined if it is. */
export function ignoreMissing(error: unknown): undefined {
  if (systemErrorCode(error) !== 'ENOENT') throw error
}

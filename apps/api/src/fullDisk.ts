import type { Config } from './config.ts'
import { explainRefusal } from './database/refusals.ts'
import { StartError } from './startError.ts'

/** Codes of a full disk, of the system and of PostgreSQL. */
const codes = new Set(['ENOSPC', 'EDQUOT', '53100'])

export const isFullDisk = (code: string): boolean => codes.has(code)

/**
 * What a start throws in place of an error: one line if a disk is full or the database refuses, as
 * a person can fix that; otherwise the same error.
 */
export function explainStart(
  error: unknown,
  { dataDir, databaseUrl }: Pick<Config, 'dataDir' | 'databaseUrl'>,
): unknown {
  if (error instanceof StartError) return error
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (!('code' in cause) || typeof cause.code !== 'string' || !isFullDisk(cause.code)) continue
    return new StartError(
      cause.code === '53100' && databaseUrl !== null
        ? "DATABASE_URL: there is no room left on the PostgreSQL server's disk."
        : `DATA_DIR: there is no room left in ${dataDir}.`,
    )
  }
  const refusal = explainRefusal(error)
  return refusal === null ? error : new StartError(refusal, { cause: error })
}

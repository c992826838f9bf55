import { StartError } from '../startError.ts'

/** PostgreSQL's code of something that the user of a connection may not do. */
const insufficientPrivilege = '42501'

/** What to change, in one line, if a query failed as its user may not do it; else null. */
export function explainMissingRights(error: unknown): string | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if ('code' in cause && cause.code === insufficientPrivilege)
      return `DATABASE_URL: its user may not do what the site needs (${cause.message}). Make it the owner of the database and of what is in it.`
  return null
}

/** Runs a part of the start. Throws `StartError` if the database's user lacks a right. */
export async function withRights<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const problem = explainMissingRights(error)
    throw problem === null ? error : new StartError(problem, { cause: error })
  }
}

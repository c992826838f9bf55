import { StartError } from '../startError.ts'

/** Sentences by PostgreSQL's codes of what an operator can change, with the server's own text. */
const sentences = new Map<unknown, (text: string) => string>([
  [
    '42501',
    (text) =>
      `DATABASE_URL: its user may not do what the site needs (${text}). Make it the owner of the database and of what is in it.`,
  ],
  [
    '25006',
    (text) =>
      `DATABASE_URL: the database only reads (${text}). Name the server that takes writes, with a user that may write.`,
  ],
  ['53300', (text) => `DATABASE_URL: the server has no connection left (${text}).`],
])

/**
 * What to change, in one line, if a query failed because its user or server may not do it; else
 * null.
 */
export function explainRefusal(error: unknown): string | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const sentence = 'code' in cause ? sentences.get(cause.code) : undefined
    if (sentence) return sentence(cause.message)
  }
  return null
}

/** Runs a part of the start. Throws `StartError` if the database refuses it to its user. */
export async function explained<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const problem = explainRefusal(error)
    throw problem === null ? error : new StartError(problem, { cause: error })
  }
}

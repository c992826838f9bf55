import { AdapterError } from '../../adapters/errors.ts'

/** As much of a schema as checking an input takes. */
interface InputSchema<T> {
  safeParse: (value: unknown) => { success: true; data: T } | { success: false; error: { issues: { path: PropertyKey[]; message: string }[] } }
}

/** A refusal in the server's words. */
export const refusal = (status: number, serverMessage: string) => new AdapterError({ status, serverMessage })

/** A refusal with 400 that names a field. */
export const fieldRefusal = (path: string, msg: string) => new AdapterError({ status: 400, serverMessage: msg, fieldErrors: [{ path, msg }] })

/** What a call takes, as the contract's schema gives it (trimmed and so on). Throws as the server does: 400 with each wrong field. */
export function checkInput<T>(schema: InputSchema<T>, input: unknown): T {
  const result = schema.safeParse(input)
  if (result.success) return result.data
  const fieldErrors = result.error.issues.map(({ path, message }) => ({ path: path.join('.'), msg: message }))
  throw new AdapterError({ status: 400, serverMessage: fieldErrors[0]?.msg ?? 'The request is not valid.', fieldErrors })
}

/** What was looked for. Throws 404 where it is not there. */
export function requireFound<T>(found: T | null | undefined, serverMessage: string): T {
  if (found === null || found === undefined) throw refusal(404, serverMessage)
  return found
}

import { ApiError } from './apiError.ts'
import type { FieldError } from './apiError.ts'
import { textProblem } from './requestText.ts'

/** As much of a zod schema as checking an input takes. */
export interface InputSchema {
  safeParse(
    value: unknown,
  ): { success: true; data: unknown } | { success: false; error: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } }
}

const invalid = (errors: readonly FieldError[]): ApiError => new ApiError(400, 'invalid_request', errors[0]?.msg ?? 'The request is not valid.', { errors })

/** The input as its schema gives it (trimmed and so on). Throws 400 that names each wrong field. */
export function validate(schema: InputSchema, value: unknown): unknown {
  const result = schema.safeParse(value)
  if (!result.success) {
    throw invalid(result.error.issues.map(({ path, message }) => ({ path: path.map(String).join('.'), msg: message })))
  }
  const problem = textProblem(result.data)
  if (problem) throw invalid([problem])
  return result.data
}

/** For a part of the request that the call has no schema for. An empty object is the same as none. */
export function refuseInput(value: unknown): undefined {
  if (value === undefined || value === null) return undefined
  const keys = typeof value === 'object' && !Array.isArray(value) ? Object.keys(value) : null
  if (keys?.length === 0) return undefined
  throw invalid([{ path: '', msg: keys ? `Unknown field: ${keys.slice(0, 5).join(', ').slice(0, 200)}.` : 'This call takes no input.' }])
}

import { fieldErrorsOf } from '@rampart/contract/errors/fieldErrors'
import { invalidField, invalidRequest } from './apiError.ts'
import { textProblem } from './requestText.ts'

/** The part of a zod schema that checking an input needs. */
export interface InputSchema {
  safeParse(
    value: unknown,
  ):
    | { success: true; data: unknown }
    | { success: false; error: { issues: Parameters<typeof fieldErrorsOf>[0] } }
}

/**
 * Returns the input from its schema (trimmed and so on). Throws 400 that names each wrong field.
 */
export function validate(schema: InputSchema, value: unknown): unknown {
  const result = schema.safeParse(value)
  if (!result.success) throw invalidRequest(fieldErrorsOf(result.error.issues))
  const problem = textProblem(result.data)
  if (problem) throw invalidRequest([problem])
  return result.data
}

/** For a part of the request without a schema. An empty object counts as nothing. */
export function refuseInput(value: unknown): undefined {
  if (value === undefined || value === null) return undefined
  const keys = typeof value === 'object' && !Array.isArray(value) ? Object.keys(value) : null
  if (keys?.length === 0) return undefined
  throw keys
    ? invalidField('', 'unknown_field', { name: keys.slice(0, 5).join(', ').slice(0, 200) })
    : invalidField('', 'no_input')
}

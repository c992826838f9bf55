import { plainError } from './defineError.ts'

/** Why a bootcamp access token is refused. Specification §5. */
export const accessErrors = {
  access_token_missing: plainError(401, 'No session token provided'),
  access_token_expired: plainError(401, 'Session has expired. Please request a new access link.'),
  access_token_scope: plainError(401, 'Invalid session type. Please request a new access link.'),
  access_token_bootcamp: plainError(401, 'Session is not valid for this bootcamp.'),
  access_token_invalid: plainError(401, 'Invalid session token. Please request a new access link.'),
}

/** One of {@link accessErrors}. */
export type AccessProblem = keyof typeof accessErrors

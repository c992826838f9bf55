import { plainError } from './defineError.ts'

/** Requests to the operator. An addition to §8. */
export const operatorRequestErrors = {
  credential_not_held: plainError(404, 'You hold no certificate or badge with this ID.'),
  credential_revoked: plainError(
    409,
    'This certificate or badge was revoked. Its name cannot be corrected.',
  ),
  name_unchanged: plainError(409, 'This name is already on it. Please type the right name.'),
}

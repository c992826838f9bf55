import { detailedError, keysOf, plainError } from './defineError.ts'

const formSentences = {
  repeated_field: 'A field was sent twice.',
  several_files: 'Send one file.',
  too_many_fields: 'The form has too many fields.',
  unreadable: 'The form could not be read.',
  cut_off: 'The file did not arrive whole.',
}

/** Errors of malformed requests, for programs; the site's own client never sends such requests. */
export const requestErrors = {
  /** The sentence that is sent is that of the first wrong field, if there is one. */
  invalid_request: plainError(400, 'The request is not valid.'),
  invalid_json: plainError(400, 'The request body is not valid JSON.'),
  invalid_form: detailedError(
    400,
    { problem: keysOf(formSentences) },
    ({ problem }) => formSentences[problem],
  ),
  invalid_length: plainError(400, 'The request body and its Content-Length differ.'),
  invalid_address: plainError(400, 'The address of the request is not valid.'),
  unsupported_media_type: detailedError(415, { expected: ['json', 'form'] }, ({ expected }) =>
    expected === 'json'
      ? 'The request body must be JSON (Content-Type: application/json).'
      : 'The request body must be a form (Content-Type: multipart/form-data).',
  ),
  body_too_large: plainError(413, 'The request body is too large.'),
  /** Read by operators. */
  not_ready: plainError(503, 'The service is not ready.', { retryAfter: 5 }),
}

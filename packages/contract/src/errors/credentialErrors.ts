import { plainError } from './defineError.ts'

/** Certificates and badges. Specification §2 (Certificate view, Badge view). */
export const credentialErrors = {
  certificate_not_found: plainError(404, 'Certificate Not Found'),
  badge_not_found: plainError(404, 'Badge Not Found'),
  drawing_busy: plainError(
    503,
    'Too many pictures are being created. Please try again in a moment.',
    { retryAfter: 5 },
  ),
}

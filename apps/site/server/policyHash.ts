import { createHash } from 'node:crypto'

/** How a content security policy names an inline script or style by its text. */
export const policyHash = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`

import type { OpeningLink } from '@rampart/screens/openingNotice/OpeningNoticeScreen.tsx'
import { linkEnd } from './linkEnd.ts'

/**
 * What a mailed link asks for: `#confirm=` with its code, or `#out=` with its id. A mail program
 * may have added the signs that follow the link in its text.
 */
export function openingLinkIn(hash: string): OpeningLink | null {
  const [, part, code] = /^#(confirm|out)=([\w-]{1,64})$/.exec(hash.replace(linkEnd, '')) ?? []
  return code && (part === 'confirm' || part === 'out') ? { part, code } : null
}

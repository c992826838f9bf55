import type { OpeningLink } from '@rampart/screens/openingNotice/OpeningNoticeScreen.tsx'

/**
 * What a mailed link asks for: `#confirm=` with its code, or `#out=` with its id. A mail program
 * may have added the signs that stand behind the link in its text.
 */
export function openingLinkIn(hash: string): OpeningLink | null {
  const [, part, code] =
    /^#(confirm|out)=([\w-]{1,64})(?:[.,;:!?)>\]'"*]|%(?:29|3E|5D|22|27)){0,4}$/i.exec(hash) ?? []
  return code && (part === 'confirm' || part === 'out') ? { part, code } : null
}

/** The page that a participant's access link opens. */
const pattern = /^\/bootcamps\/[^/?#]+\/task\/?(?=[?#]|$)/i

/**
 * The path alone of a bootcamp's task page, null for any other address. The token in its query is
 * for the browser only: the page is rendered without it, and asks browsers to send no referrer.
 */
export function taskPagePath(url: string): string | null {
  return pattern.exec(url)?.[0] ?? null
}

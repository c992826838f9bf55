/** The page that a participant's access link opens. */
const pattern = /^\/bootcamps\/[^/?#]+\/task\/?(?=[?#]|$)/i

/**
 * S The token in its query is the browser's: the page is rendered without it => The token in its
 * query is for the browser only: the page is rendered without it
 */
export function taskPagePath(url: string): string | null {
  return pattern.exec(url)?.[0] ?? null
}

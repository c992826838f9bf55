/** A heading of a lesson's text. */
export interface TextHeading {
  id: string
  text: string
  level: 2 | 3
}

const heading = /<h([23]) id="(text-[^"]+)">(.*?)<\/h\1>/gs

/** The headings that the server has given an id, in order, without those of level 4. */
export const headingsOf = (html: string): TextHeading[] =>
  [...html.matchAll(heading)].map(([, level, id = '', inside = '']) => ({
    id,
    text: plain(inside),
    level: level === '2' ? 2 : 3,
  }))

/** The text of a heading's sanitized HTML, in which only these entities occur. */
const plain = (inside: string) =>
  inside
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .trim()

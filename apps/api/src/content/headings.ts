/**
 * A place in a text that can be linked to: '#text-merging-two-branches'. The prefix keeps it apart
 * from the ids of the page.
 */
export const anchorPrefix = 'text-'

const heading = /<h([234])>(.*?)<\/h\1>/gs

/**
 * Gives each heading of rendered, sanitized HTML an id made of its words, and a number where the
 * words repeat.
 */
export function nameHeadings(html: string): string {
  const used = new Set<string>()
  return html.replaceAll(heading, (_whole, level: string, inside: string) => {
    const words = wordsOf(inside)
    let name = words
    for (let count = 2; used.has(name); count += 1) name = `${words}-${count}`
    used.add(name)
    return `<h${level} id="${anchorPrefix}${name}">${inside}</h${level}>`
  })
}

/**
 * Gives the headings of a translation the names of the English ones, so that links and quizzes lead
 * to the same paragraph.
 */
export function renameHeadings(html: string, names: readonly string[]): string {
  if (headingNames(html).length !== names.length) return html
  let at = 0
  return html.replaceAll(/<h([234]) id="[^"]*">/g, (_whole, level: string) => {
    const name = names[at++]
    return `<h${level} id="${anchorPrefix}${name}">`
  })
}

/** The names of the headings, without the prefix, as authors write them. */
export const headingNames = (html: string): string[] =>
  [...html.matchAll(new RegExp(`<h[234] id="${anchorPrefix}([^"]+)">`, 'g'))].flatMap(
    ([, name]) => name ?? [],
  )

/** 'Merging two branches' becomes 'merging-two-branches'; letters of any script stay. */
const wordsOf = (inside: string): string =>
  inside
    .replaceAll(/<[^>]*>|&[a-z0-9#]+;/gi, ' ')
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .slice(0, 60)
    .replaceAll(/^-+|-+$/g, '') || 'section'

/** The words of the heading with this name; null if the text no longer has one. */
export function headingText(html: string, name: string): string | null {
  const found = [...html.matchAll(/<h[234] id="([^"]+)">(.*?)<\/h[234]>/gs)].find(
    ([, id]) => id === anchorPrefix + name,
  )
  return found ? plain(found[2] ?? '') : null
}

const entities: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&amp;': '&',
}

const plain = (inside: string): string =>
  inside
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(?:lt|gt|quot|#39|amp);/g, (entity) => entities[entity] ?? entity)
    .trim()

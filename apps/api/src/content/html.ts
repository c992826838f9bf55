import { Marked } from 'marked'
import sanitizeHtml from 'sanitize-html'
import { nameHeadings } from './headings.ts'

/** The one Markdown dialect of lessons and lab guides: GitHub's. */
export const markdown = new Marked({
  gfm: true,
  // A box in a list is shown as a character: nobody can tick it.
  renderer: { checkbox: ({ checked }) => (checked ? '☑ ' : '☐ ') },
})

/** Where links in content may lead: to other sites, or to this one by its full address. */
export function isWebAddress(href: string): boolean {
  return /^https?:\/\//i.test(href) && URL.canParse(href)
}

const rules: sanitizeHtml.IOptions = {
  allowedTags:
    'p h2 h3 h4 ul ol li strong em del code pre blockquote a hr br table thead tbody tr th td'.split(
      ' ',
    ),
  allowedAttributes: { a: ['href', 'rel'], ol: ['start'] },
  allowedClasses: { code: ['language-*'] },
  allowedSchemes: ['http', 'https'],
  allowProtocolRelative: false,
  transformTags: {
    // The page has its own first heading.
    h1: 'h2',
    h5: 'h4',
    h6: 'h4',
    // The numbers of a guide continue after a heading.
    ol: (tagName, { start = '' }): sanitizeHtml.Tag => ({
      tagName,
      attribs: /^\d{1,4}$/.test(start) ? { start } : {},
    }),
    // A link to a forbidden address keeps only its words: a span is not an allowed tag.
    a: (_tag, { href = '' }): sanitizeHtml.Tag =>
      isWebAddress(href)
        ? { tagName: 'a', attribs: { href, rel: 'noopener noreferrer' } }
        : { tagName: 'span', attribs: {} },
  },
}

/**
 * HTML with only the tags above, for any Markdown. Headings can be linked to. Wide tables scroll on
 * their own, by keyboard too.
 */
export function renderMarkdown(text: string): string {
  const clean = sanitizeHtml(markdown.parse(text, { async: false }), rules)
  return frameTables(nameHeadings(clean)).trim()
}

/**
 * Puts each table into a region that scrolls, named by the heading above it, so that the name is in
 * the language of the text; further tables below the same heading are numbered.
 */
function frameTables(html: string): string {
  let heading = 'Table'
  let count = 0
  // The sanitizer closes every tag and escapes '<' elsewhere, so this finds only the tables.
  return html
    .replaceAll(/<h[234] [^>]*>(.*?)<\/h[234]>|<table>/gs, (found, inside: string | undefined) => {
      if (inside !== undefined) {
        heading = inside.replaceAll(/<[^>]*>/g, '').replaceAll('"', '&quot;')
        count = 0
        return found
      }
      count += 1
      const label = count === 1 ? heading : `${heading} (${count})`
      return `<div class="table-scroll" tabindex="0" role="region" aria-label="${label}"><table>`
    })
    .replaceAll('</table>', '</table></div>')
}

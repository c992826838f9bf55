import { Marked } from 'marked'
import sanitizeHtml from 'sanitize-html'
import { nameHeadings } from './headings.ts'

/** The one Markdown dialect of lessons and lab guides: GitHub's. */
export const markdown = new Marked({ gfm: true })

/** Where links in content may lead: to other sites, or to this one by its full address. */
export function isWebAddress(href: string): boolean {
  return /^https?:\/\//i.test(href) && URL.canParse(href)
}

const rules: sanitizeHtml.IOptions = {
  allowedTags:
    'p h2 h3 h4 ul ol li strong em code pre blockquote a hr br table thead tbody tr th td'.split(
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
  // The sanitiser closes every tag and escapes '<' elsewhere, so this finds only the tables.
  let count = 0
  return nameHeadings(clean)
    .replaceAll(
      '<table>',
      () =>
        `<div class="table-scroll" tabindex="0" role="region" aria-label="Table ${++count}"><table>`,
    )
    .replaceAll('</table>', '</table></div>')
    .trim()
}

import { Marked } from 'marked'
import sanitizeHtml from 'sanitize-html'

/** The one Markdown dialect of lessons and lab guides: GitHub's. */
export const markdown = new Marked({ gfm: true })

/** Where a link in content may lead: another site or this one by its full address. */
export function isWebAddress(href: string): boolean {
  return /^https?:\/\//i.test(href) && URL.canParse(href)
}

const rules: sanitizeHtml.IOptions = {
  allowedTags: 'p h2 h3 h4 ul ol li strong em code pre blockquote a hr br table thead tbody tr th td'.split(' '),
  allowedAttributes: { a: ['href', 'rel'], ol: ['start'] },
  allowedClasses: { code: ['language-*'] },
  allowedSchemes: ['http', 'https'],
  allowProtocolRelative: false,
  transformTags: {
    // The page has its own first heading.
    h1: 'h2',
    h5: 'h4',
    h6: 'h4',
    // A guide's numbers go on after a heading.
    ol: (tagName, { start = '' }): sanitizeHtml.Tag => ({ tagName, attribs: /^\d{1,4}$/.test(start) ? { start } : {} }),
    // A link that leads nowhere allowed keeps its words only: a span is no allowed tag.
    a: (_tag, { href = '' }): sanitizeHtml.Tag =>
      isWebAddress(href) ? { tagName: 'a', attribs: { href, rel: 'noopener noreferrer' } } : { tagName: 'span', attribs: {} },
  },
}

/** HTML that holds nothing but the tags above, whatever the Markdown holds. Wide tables scroll by themselves, by keyboard too. */
export function renderMarkdown(text: string): string {
  const clean = sanitizeHtml(markdown.parse(text, { async: false }), rules)
  // The sanitiser closes every tag and escapes '<' elsewhere, so these are the tables and nothing else.
  let count = 0
  return clean
    .replaceAll('<table>', () => `<div class="table-scroll" tabindex="0" role="region" aria-label="Table ${++count}"><table>`)
    .replaceAll('</table>', '</table></div>')
    .trim()
}

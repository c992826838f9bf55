import escapeHtml from 'escape-html'

/**
 * A page of HTML without the site around it: `title` is text, `head` and `body` are markup, `root`
 * are attributes.
 */
export const plainPage = (
  title: string,
  body: string,
  { head = '', root = 'lang="en"' }: { head?: string; root?: string } = {},
): string =>
  `<!doctype html><html ${root}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
  `<title>${escapeHtml(title)}</title>${head}</head><body>${body}</body></html>`

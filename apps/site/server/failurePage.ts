const page = (title: string, body: string) =>
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">' +
  `<title>${title}</title></head><body>${body}</body></html>`

/** What is shown when even rendering fails: no script, no style, nothing that could fail in turn. */
export const failurePage = page(
  'Something went wrong',
  '<h1>Something went wrong. Please try again.</h1><p><a href="">Try again</a> or go <a href="/">back to Home</a>.</p>',
)

/** What is shown for an address that cannot be read, so that no route can be found for it (specification §2, 404 page). */
export const unreadableAddressPage = page('Page not found', '<h1>Oops! Page not Found.</h1><p><a href="/">Back to Home</a></p>')

/** What is shown when even rendering fails: no script, no style, nothing that could fail in turn. */
export const failurePage =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>Something went wrong</title></head>' +
  '<body><h1>Something went wrong. Please try again.</h1><p><a href="">Try again</a> or go <a href="/">back to Home</a>.</p></body></html>'

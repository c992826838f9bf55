const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** A text, safe between tags and in quoted attributes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => escapes[character] ?? '')

/**
 * A small self-contained page of a lab's fictional company; `body` is HTML, `style` more rules for
 * it.
 */
export const page = (title: string, body: string, style = ''): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>
:root { color-scheme: light dark }
body { max-width: 44rem; margin: 0 auto; padding: 3rem 1.25rem; font: 1.0625rem/1.6 Georgia, serif }
h1 { line-height: 1.15; letter-spacing: -0.01em }
code { padding: 0.1em 0.35em; border-radius: 0.25em; background: light-dark(#eceef1, #262a31); font: 0.9em ui-monospace, monospace; overflow-wrap: anywhere }
li { margin-block: 0.35rem }
table { border-collapse: collapse }
th, td { padding: 0.3rem 1rem 0.3rem 0; text-align: start; vertical-align: top }
footer { margin-block-start: 3rem; opacity: 0.75; font-size: 0.9em }
${style}</style>
</head>
<body>
<h1>${escapeHtml(title)}</h1>
${body}
</body>
</html>
`

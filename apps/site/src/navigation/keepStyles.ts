/** How often a style sheet is asked for again, and after how long, in milliseconds. */
const attempts = 10
const pause = 3_000

/**
 * Asks again for style sheets that could not be loaded. Vite asks for those of a part once: if that fails the part is not shown, but the
 * next attempt would show it without them.
 */
export function keepStyles(): void {
  addEventListener(
    'error',
    ({ target: link }) => void (link instanceof HTMLLinkElement && askAgain(link)),
    { capture: true },
  )
}

function askAgain(link: HTMLLinkElement): void {
  const asked = Number(link.dataset['asked'] ?? 0)
  // React looks after those of the document itself.
  if (link.rel !== 'stylesheet' || link.dataset['precedence'] !== undefined || asked === attempts)
    return
  const replace = () => {
    const next = link.cloneNode() as HTMLLinkElement
    next.dataset['asked'] = String(asked + 1)
    link.replaceWith(next)
  }
  if (navigator.onLine) setTimeout(replace, pause)
  else addEventListener('online', replace, { once: true })
}

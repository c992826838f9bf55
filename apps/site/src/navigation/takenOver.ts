let resolveTakenOver: () => void

/** Resolves once scripts have taken the whole page over; never on the server. */
export const takenOver = new Promise<void>((resolve) => (resolveTakenOver = resolve))

/** Says so, to tests and the benchmark as well: by `data-ready` on the root. */
export function markTakenOver(): void {
  document.documentElement.dataset['ready'] = ''
  resolveTakenOver()
}

/**
 * Sends the forms that the head script has held until now, and lets it hold no more: `data-live` on
 * the root says that scripts send them.
 */
export function releaseForms(): void {
  document.documentElement.dataset['live'] = ''
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-held]')) {
    delete form.dataset['held']
    form.requestSubmit()
  }
}

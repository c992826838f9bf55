let resolveTakenOver: () => void

/** Resolves once scripts have taken the whole page over; never on the server. */
export const takenOver = new Promise<void>((resolve) => (resolveTakenOver = resolve))

/** Says so, to tests and the benchmark as well: by `data-ready` on the root. Sends the forms that the head script has kept until now. */
export function markTakenOver(): void {
  document.documentElement.dataset['ready'] = ''
  resolveTakenOver()
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-held]')) {
    delete form.dataset['held']
    form.requestSubmit()
  }
}

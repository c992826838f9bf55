let resolveTakenOver: () => void

/** Resolves once scripts have taken the whole page over; never on the server. */
export const takenOver = new Promise<void>((resolve) => (resolveTakenOver = resolve))

/** Says so, to tests and the benchmark as well: by `data-ready` on the root. */
export function markTakenOver(): void {
  document.documentElement.dataset['ready'] = ''
  resolveTakenOver()
}

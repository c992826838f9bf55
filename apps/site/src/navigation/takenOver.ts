let resolveTakenOver: () => void

/** Resolves once scripts have taken the whole page over; never on the server. */
export const takenOver = new Promise<void>((resolve) => (resolveTakenOver = resolve))

/** Says so, to tests and the benchmark as well: by `data-ready` on the root. */
export function markTakenOver(): void {
  document.documentElement.dataset['ready'] = ''
  pressHeld()
  resolveTakenOver()
}

/**
 * From now on the page itself handles the presses that reach it, and the head script, which keeps
 * all presses, forgets these. React stops a press on a part whose code is missing before it gets
 * there.
 */
export function forgetPresses(): void {
  const forget = ({ target }: Event) => {
    if (target instanceof Element) delete target.closest('button')?.dataset.held
  }
  document.body.addEventListener('click', forget, true)
}

/**
 * Sends the forms that the head script has kept until now, and makes it keep no more: `data-live`
 * on the root says that scripts send them. Presses on parts whose code is missing are kept again.
 */
export function releaseHeld(): void {
  document.documentElement.dataset['live'] = ''
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-held]')) {
    delete form.dataset.held
    form.requestSubmit()
  }
  pressHeld()
}

function pressHeld(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-held]')) {
    delete button.dataset.held
    button.click()
  }
}

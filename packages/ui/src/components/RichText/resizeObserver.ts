/** Reports changed sizes; nothing in DOMs for tests, which have neither sizes nor the observer. */
export const resizeObserver = (onChange: () => void): ResizeObserver | undefined =>
  typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(onChange)

/** Runs a task once the next frame is painted; at once in a page that is not seen: it has none. */
export function afterNextFrame(task: () => void): void {
  if (document.hidden) task()
  else requestAnimationFrame(() => setTimeout(task))
}

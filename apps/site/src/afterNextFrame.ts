/**
 * Runs a task once the next frame is painted; at once in a page that is not visible, as it has no
 * frames.
 */
export function afterNextFrame(task: () => void): void {
  if (document.hidden) task()
  else requestAnimationFrame(() => setTimeout(task))
}

/**
 * Waits until nothing moves within an element: a story that ends while a part opens would be judged
 * half open. What is hidden counts as still: browsers do not play its animations to their end.
 */
export async function atRest(element: Element): Promise<void> {
  while (element.getAnimations({ subtree: true }).some(isMoving))
    await new Promise(requestAnimationFrame)
}

function isMoving({ playState, effect }: Animation): boolean {
  const target = effect instanceof KeyframeEffect ? effect.target : null
  return (
    playState === 'running' &&
    target !== null &&
    target.checkVisibility({ contentVisibilityAuto: true })
  )
}

/**
 * Waits until nothing moves within an element: a story that ends while a part opens would be
 * checked half open. Hidden parts count as still: browsers do not play their animations to the end.
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

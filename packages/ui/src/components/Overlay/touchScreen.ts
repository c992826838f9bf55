/**
 * What React Aria takes for a screen with an on-screen keyboard; give it as `beforeEach` of a
 * story.
 */
export function touchScreen(): () => void {
  Object.defineProperty(navigator, 'maxTouchPoints', { configurable: true, get: () => 5 })
  return () => void Reflect.deleteProperty(navigator, 'maxTouchPoints')
}

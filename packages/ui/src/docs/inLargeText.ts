/**
 * For stories with text of twice the size, as somebody sets it in the browser. Until the story
 * ends.
 */
export function inLargeText(): () => void {
  document.documentElement.style.fontSize = '200%'
  return () => document.documentElement.style.removeProperty('font-size')
}

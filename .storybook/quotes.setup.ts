import { quotesByState } from './atlas/quotes.ts'
import { nextFrame } from './nextFrame.ts'

/** The longest animation to wait for, in milliseconds; a longer one shows a time, or never ends. */
const longest = 1000

globalThis.readQuotes = async (states) => {
  // The last changes are drawn in the next frames; what fades in is visible at its end.
  for (let frame = 0; frame < 2; frame += 1) await nextFrame()
  const endings = document.getAnimations().filter(({ playState, effect }) => {
    const end = Number(effect?.getComputedTiming().endTime)
    return playState === 'running' && end < longest
  })
  const limit = new Promise((resolve) => setTimeout(resolve, longest))
  await Promise.race([limit, Promise.allSettled(endings.map(({ finished }) => finished))])
  // A text that exists but is not visible may still be appearing: machines are shared.
  const quotes = states.flatMap((state) => quotesByState.get(state) ?? [])
  const patience = performance.now() + 2 * longest
  while (quotes.some((quote) => isHidden(quote)) && performance.now() < patience) await nextFrame()
  return Object.fromEntries(
    states.map((state) => [state, (quotesByState.get(state) ?? []).filter(canBeRead)]),
  )
}

const canBeRead = (quote: string): boolean => elementsSaying(quote).some(isInSight)
const isHidden = (quote: string): boolean => elementsSaying(quote).length > 0 && !canBeRead(quote)

/**
 * The innermost elements with a text, as text of the page or in a field; `{n}` in it stands for any
 * word.
 */
function elementsSaying(quote: string): Element[] {
  const pattern = new RegExp(
    quote.replace(/[.*+?^$()|[\]\\]/g, String.raw`\$&`).replaceAll(/\{\w+\}/g, String.raw`\S+`),
  )
  const saying = [...document.body.querySelectorAll('*')].filter((element) =>
    pattern.test(textOf(element)),
  )
  // Only the innermost: an element around it may be visible while the text is not.
  return saying.filter(
    (element) => !saying.some((other) => other !== element && element.contains(other)),
  )
}

function textOf(element: Element): string {
  const text =
    element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
      ? element.value || element.placeholder
      : element.textContent
  return text.replaceAll(/\s+/g, ' ')
}

/** Parts for screen readers alone are one pixel wide. */
function isInSight(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect()
  return (
    width > 1 &&
    height > 1 &&
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  )
}

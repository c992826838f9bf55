import { quotesByState } from './atlas/quotes.ts'
import { nextFrame } from './nextFrame.ts'

/** In milliseconds; what takes longer shows the time, or never ends. */
const longest = 1000

globalThis.readQuotes = async (states) => {
  // What was shown last is drawn in the next frames; what fades in is there at its end.
  for (let frame = 0; frame < 2; frame += 1) await nextFrame()
  const endings = document.getAnimations().filter(({ playState, effect }) => {
    const end = Number(effect?.getComputedTiming().endTime)
    return playState === 'running' && end < longest
  })
  const limit = new Promise((resolve) => setTimeout(resolve, longest))
  await Promise.race([limit, Promise.allSettled(endings.map(({ finished }) => finished))])
  // A text that is there but not in sight may be on its way: machines are shared.
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
 * The innermost elements with a text, as the page's own or in a field; `{n}` in it stands for any
 * word.
 */
function elementsSaying(quote: string): Element[] {
  const pattern = new RegExp(
    quote.replace(/[.*+?^$()|[\]\\]/g, String.raw`\$&`).replaceAll(/\{\w+\}/g, String.raw`\S+`),
  )
  const saying = [...document.body.querySelectorAll('*')].filter((element) =>
    pattern.test(textOf(element)),
  )
  // The innermost alone: what is around may be in sight while the text is not.
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

/** What is for screen readers alone is one pixel wide. */
function isInSight(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect()
  return (
    width > 1 &&
    height > 1 &&
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  )
}

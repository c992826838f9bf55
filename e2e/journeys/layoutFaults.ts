import type { Page } from '@playwright/test'

/**
 * Faults in the layout of the open page: text that is cut off, drawn over other text, broken within
 * a word, or reached only by scrolling the page sideways.
 */
export const layoutFaults = (page: Page): Promise<string[]> => page.evaluate(findFaults)

/** Runs in the page. */
function findFaults(): string[] {
  interface Line {
    readonly text: string
    readonly element: Element
    readonly box: DOMRect
  }
  const faults = new Set<string>()
  const root = document.documentElement
  if (root.scrollWidth > root.clientWidth)
    faults.add(
      `the page is ${root.scrollWidth} wide in ${root.clientWidth}: ${widest().map(nameOf).join(', ')}`,
    )

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  const lines: Line[] = []
  while (texts.nextNode()) {
    const element = texts.currentNode.parentElement
    const text = texts.currentNode.textContent?.trim() ?? ''
    if (!element || text === '' || !isSeen(element)) continue
    const broken = brokenWord(texts.currentNode)
    if (broken) faults.add(`broken: “${broken}”`)
    range.selectNodeContents(texts.currentNode)
    for (const box of range.getClientRects())
      if (box.width > 1 && box.height > 1 && !isShortened(element, box))
        lines.push({ text, element, box: beforeEllipsis(element, box) })
  }
  for (const line of lines) {
    const cut = cutBy(line)
    if (cut) faults.add(`cut: “${line.text.slice(0, 40)}” by ${cut}`)
  }
  const still = lines.filter(({ element }) => !isLifted(element))
  for (const [index, line] of still.entries())
    for (const other of still.slice(index + 1))
      if (line.element !== other.element && areOver(line.box, other.box))
        faults.add(`over each other: “${line.text.slice(0, 30)}” and “${other.text.slice(0, 30)}”`)

  // Parts that stay while the page scrolls leave at least half of the window for reading.
  const stuck = [...document.querySelectorAll('body *')].filter((element) => {
    const { position, top } = getComputedStyle(element)
    const { width, height } = element.getBoundingClientRect()
    const isStuck = position === 'fixed' || (position === 'sticky' && top !== 'auto')
    return isStuck && isSeen(element) && width > root.clientWidth / 2 && height > innerHeight / 2
  })
  for (const element of stuck) faults.add(`covers half of the window: ${nameOf(element)}`)
  return [...faults]

  /** The elements that extend furthest beyond the window, the outermost first. */
  function widest(): Element[] {
    const beyond = (element: Element) => {
      const { left, right } = element.getBoundingClientRect()
      return Math.max(right - root.clientWidth, -left)
    }
    const all = [...document.querySelectorAll('body *')].filter((element) => beyond(element) > 1)
    const most = Math.max(...all.map(beyond))
    return all.filter((element) => beyond(element) > most - 1).slice(0, 3)
  }

  function nameOf(element: Element): string {
    const { width, height } = element.getBoundingClientRect()
    const size = `${Math.round(width)} x ${Math.round(height)}`
    return `<${element.localName} class="${element.getAttribute('class') ?? ''}"> of ${size}`
  }

  /** Neither hidden nor for screen readers alone. */
  function isSeen(element: Element): boolean {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false
    for (let part: Element | null = element; part; part = part.parentElement) {
      if (part.ariaHidden === 'true') return false
      const { clipPath, overflow } = getComputedStyle(part)
      const { width, height } = part.getBoundingClientRect()
      if (clipPath !== 'none' || (overflow !== 'visible' && Math.min(width, height) <= 1))
        return false
    }
    return true
  }

  /**
   * Whether a title is cut after its number of lines (specification §2). A link shows all of it
   * under focus; large text is never cut.
   */
  function isShortened(element: Element, box: DOMRect): boolean {
    const isClamped = getComputedStyle(element).webkitLineClamp !== 'none'
    const hidden = isClamped && box.top > element.getBoundingClientRect().bottom - box.height / 4
    const isLarge = Number.parseFloat(getComputedStyle(root).fontSize) > 16
    if (hidden && (isLarge || element.closest('a') === null))
      faults.add(`shortened: “${element.textContent}”`)
    return hidden
  }

  /** A word, not a part of an address or an ID, that begins on one line and ends on another. */
  function brokenWord(text: Node): string | undefined {
    if (text.parentElement?.closest('code, pre')) return undefined
    for (const { 0: word, index } of text.textContent?.matchAll(
      /(?<!\S)\p{L}{2,}(?=[^\p{L}\s]*(?:\s|$))/gu,
    ) ?? []) {
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      const tops = [...range.getClientRects()].map(({ top, height }) => [top, height] as const)
      const [first] = tops
      if (first && tops.some(([top]) => Math.abs(top - first[0]) > first[1] / 2)) return word
    }
    return undefined
  }

  function isLifted(element: Element): boolean {
    for (let part: Element | null = element; part; part = part.parentElement)
      if (['fixed', 'sticky'].includes(getComputedStyle(part).position)) return true
    return false
  }

  /**
   * The nearest ancestor that clips. One that scrolls shows the rest; one that hides does not,
   * unless it limits titles to a number of lines.
   */
  function cutBy({ element, box }: Line): string | null {
    for (let part: Element | null = element; part && part !== root; part = part.parentElement) {
      const { overflowX, overflowY, webkitLineClamp, textOverflow } = getComputedStyle(part)
      if (webkitLineClamp !== 'none' || textOverflow === 'ellipsis') return null
      const [x, y] = [overflowX, overflowY].map((value) => /auto|scroll/.test(value))
      if (x || y) return null
      const outer = part.getBoundingClientRect()
      const hidesX = overflowX !== 'visible' && part !== document.body
      const hidesY = overflowY !== 'visible' && part !== document.body
      if (hidesX && (box.left < outer.left - 2 || box.right > outer.right + 2)) return nameOf(part)
      // A line is higher than its letters.
      const give = box.height / 4
      if (hidesY && (box.top < outer.top - give || box.bottom > outer.bottom + give))
        return nameOf(part)
    }
    return box.left < -2 || box.right > root.clientWidth + 2 ? 'the window' : null
  }

  /** The visible part of a line that ends in an ellipsis. */
  function beforeEllipsis(element: Element, box: DOMRect): DOMRect {
    if (getComputedStyle(element).textOverflow !== 'ellipsis') return box
    const { left, right } = element.getBoundingClientRect()
    const start = Math.max(left, box.left)
    return new DOMRect(start, box.top, Math.min(right, box.right) - start, box.height)
  }

  function areOver(one: DOMRect, other: DOMRect): boolean {
    const width = Math.min(one.right, other.right) - Math.max(one.left, other.left)
    const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
    return width > 3 && height > Math.min(one.height, other.height) / 3
  }
}

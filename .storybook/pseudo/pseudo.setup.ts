import { expect } from 'vitest'
import { notTranslated } from './exceptions.ts'
import { pseudoLocale } from './pseudo.ts'

/** What a page says besides its text. */
const attributes = [
  'aria-label',
  'aria-description',
  'aria-valuetext',
  'title',
  'placeholder',
  'alt',
]

/** Texts of the content say their language; code, and what is drawn, is in none. */
const elsewhere = '[lang], code, pre, kbd, svg text, script, style, template, noscript'

/** One without another in it: a text may be a value of another text. */
const inBrackets = /\[!!!(?:(?!\[!!!)[^])*?!!!\]/g
const letters = /\p{L}{2,}/u

/**
 * What is left of a text without what comes from the catalogues, and without data that is the same
 * in all languages.
 */
function leftOf(text: string): string | undefined {
  let left = text
  for (let before = ''; before !== left;) {
    before = left
    left = left.replaceAll(inBrackets, ' ')
  }
  for (const { is } of notTranslated) left = left.replaceAll(is, ' ')
  return letters.test(left) ? text.trim() : undefined
}

function textsOf(root: Element): string[] {
  const found: string[] = []
  const content = new Set(
    [...root.querySelectorAll('[lang]')].map(({ textContent }) => textContent),
  )
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node instanceof Element ? node : node.parentElement
    // Storybook's own root has no language: the page's has.
    if (!element || element.closest(elsewhere) !== document.documentElement.closest(elsewhere))
      continue
    if (!element.checkVisibility() || element.closest('[aria-hidden="true"], .sb-wrapper')) continue
    if (!(node instanceof Element)) found.push(node.textContent ?? '')
    else
      for (const name of attributes) {
        // No attribute can say a language: one may repeat content of the page.
        const value = node.getAttribute(name)
        if (value && !content.has(value)) found.push(value)
      }
  }
  return found
}

/** Until the page rests: what is loading has come, or stays. In milliseconds. */
const settles = { step: 25, most: 150 }

globalThis.expectTranslated = async () => {
  if (document.documentElement.lang !== pseudoLocale) return
  for (let waited = 0; waited < settles.most; waited += settles.step) {
    await new Promise((resolve) => setTimeout(resolve, settles.step))
    if (!document.querySelector('[aria-busy="true"]')) break
  }
  const left = textsOf(document.body).flatMap((text) => leftOf(text) ?? [])
  await expect(
    [...new Set(left)],
    'This is in no catalogue, and no content that says its language.',
  ).toEqual([])
}

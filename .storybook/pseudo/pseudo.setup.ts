import { expect } from 'vitest'
import { notTranslated } from './exceptions.ts'
import { pseudoLocale } from './pseudo.ts'

/** Attributes with texts of a page. */
const attributes = [
  'aria-label',
  'aria-description',
  'aria-valuetext',
  'title',
  'placeholder',
  'alt',
]

/** Texts of the content name their language; code and drawings have none. */
const elsewhere = '[lang], code, pre, kbd, svg text, script, style, template, noscript'

/** A text in brackets without another one in it: a text may be a value of another text. */
const inBrackets = /\[!!!(?:(?!\[!!!)[^])*?!!!\]/g
const letters = /\p{L}{2,}/u

/**
 * The rest of a text without what comes from the catalogues, and without data that is the same in
 * all languages.
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
    // Storybook's own root names no language: the page's root does.
    if (!element || element.closest(elsewhere) !== document.documentElement.closest(elsewhere))
      continue
    if (!element.checkVisibility() || element.closest('[aria-hidden="true"], .sb-wrapper')) continue
    if (!(node instanceof Element)) found.push(node.textContent ?? '')
    else
      for (const name of attributes) {
        // An attribute cannot name a language: one may repeat content of the page.
        const value = node.getAttribute(name)
        if (value && !content.has(value)) found.push(value)
      }
  }
  return found
}

/**
 * How long to wait until the page does not change: then what is loading has arrived, or stays. In
 * milliseconds.
 */
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

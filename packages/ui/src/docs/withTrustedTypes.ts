/**
 * Runs steps of a story as a page has it whose policy says `require-trusted-types-for 'script'`:
 * plain text is refused as markup. A real policy would stay for the stories after it.
 */
export async function withTrustedTypes(steps: () => Promise<void>): Promise<void> {
  const own = Object.getOwnPropertyDescriptor(Element.prototype, 'innerHTML') as PropertyDescriptor
  Object.defineProperty(Element.prototype, 'innerHTML', {
    ...own,
    set() {
      throw new TypeError("This document requires 'TrustedHTML' assignment.")
    },
  })
  try {
    await steps()
  } finally {
    Object.defineProperty(Element.prototype, 'innerHTML', own)
  }
}

import type { Page } from '@playwright/test'

/**
 * Changes each page from now on as the translation of Chrome does, once the page is in use: a
 * `font` element with the translation replaces each text, new ones too, and the root names another
 * language. Every translation is the text itself, so that tests find what is current.
 */
export async function translatePages(page: Page, language: string): Promise<void> {
  await page.addInitScript((target) => {
    const kept = 'script,style,textarea,code,pre,svg,option,font,[translate="no"]'
    const translate = (text: Text) => {
      if (!text.data.trim() || !text.parentElement || text.parentElement.closest(kept)) return
      const [outer, inner] = [document.createElement('font'), document.createElement('font')]
      inner.textContent = text.data
      outer.append(inner)
      text.replaceWith(outer)
    }
    const translateIn = (node: Node) => {
      if (!node.isConnected) return
      if (node instanceof Text) return translate(node)
      const texts = document.createNodeIterator(node, NodeFilter.SHOW_TEXT)
      const found: Text[] = []
      for (let text = texts.nextNode(); text; text = texts.nextNode())
        if (text instanceof Text) found.push(text)
      found.forEach(translate)
    }
    const start = () => {
      document.documentElement.lang = target
      document.documentElement.classList.add('translated-ltr')
      translateIn(document.body)
      new MutationObserver((records) => {
        const changed = records.flatMap(({ addedNodes, target: text, type }) =>
          type === 'characterData' ? [text] : [...addedNodes],
        )
        // Its responses come later.
        setTimeout(() => changed.forEach(translateIn))
      }).observe(document.body, { childList: true, characterData: true, subtree: true })
    }
    const waiting = new MutationObserver(() => {
      if (!document.documentElement?.hasAttribute('data-ready')) return
      waiting.disconnect()
      // Parts that are off the screen are taken over in idle time.
      requestIdleCallback(start)
    })
    waiting.observe(document, { subtree: true, attributes: true, childList: true })
  }, language)
}

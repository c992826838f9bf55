import { useEffect } from 'react'

const isFont = (node: Node | null): node is Element => node?.nodeName === 'FONT'

/**
 * Keeps a page working that the browser or an extension translates. They put `font` elements in the
 * place of text nodes, which React goes on changing and looking for: a status would stay as it was
 * translated first, and a part that goes would take the whole page with it. A text that React
 * changes, moves or removes is put back first, and the translator then translates it again. What
 * somebody else has removed is not looked for (decision 91).
 */
export function useTranslatedTexts(): void {
  useEffect(() => {
    /** Texts that a translator has taken out of the page, each with what is in its place. */
    const replaced = new WeakMap<Node, Element>()
    const putBack = (text: Node | null) => {
      if (!text) return
      replaced.get(text)?.replaceWith(text)
      replaced.delete(text)
    }
    const observer = new MutationObserver((records) => {
      for (const { target, addedNodes, removedNodes, previousSibling, nextSibling } of records) {
        putBack(target)
        const font = [...addedNodes, previousSibling, nextSibling].find(isFont)
        if (!font) continue
        for (const text of removedNodes) {
          if (!(text instanceof Text) || (text.isConnected && !font.contains(text))) continue
          replaced.set(text, font)
          observer.observe(text, { characterData: true })
        }
      }
    })
    observer.observe(document.body, { childList: true, subtree: true })
    const { appendChild, insertBefore, removeChild } = Node.prototype
    Node.prototype.appendChild = function (node) {
      putBack(node)
      appendChild.call(this, node)
      return node
    }
    Node.prototype.removeChild = function (child) {
      putBack(child)
      if (child.parentNode === this) removeChild.call(this, child)
      return child
    }
    Node.prototype.insertBefore = function (node, next) {
      putBack(node)
      putBack(next)
      insertBefore.call(this, node, next?.parentNode === this ? next : null)
      return node
    }
    return () => {
      observer.disconnect()
      Object.assign(Node.prototype, { appendChild, insertBefore, removeChild })
    }
  }, [])
}

import { micromark } from 'micromark'
import { gfmTable, gfmTableHtml } from 'micromark-extension-gfm-table'
import { newTab } from '../Link/newTab.ts'
import { allowedAddress } from '../RichText/allowedAddress.ts'

/**
 * HTML of a text in Markdown, with tables: nothing that `RichText` would take away, so that the
 * server's rendering needs no sanitizer. HTML in the text is shown as it was typed and pictures
 * become links. In what micromark writes every quote and bracket of the text is an entity, so the
 * tags and attributes found here are its own.
 */
export function toHtml(markdown: string): string {
  return micromark(markdown, {
    extensions: [gfmTable(), { disable: { null: ['htmlFlow', 'htmlText', 'labelStartImage'] } }],
    htmlExtensions: [gfmTableHtml()],
  })
    .replace(/<(\/?)h([1-6])>/g, (_tag, slash: string, level: string) => {
      const kept = Math.min(4, Math.max(2, Number(level)))
      return `<${slash}h${kept}>`
    })
    .replace(/ (?:title|align)="[^"]*"/g, '')
    .replace(/ href="([^"]*)"/g, (attribute, address: string) => {
      if (!allowedAddress.test(address)) return ''
      return /^https?:/i.test(address) ? `${attribute} rel="${newTab.rel}"` : attribute
    })
}

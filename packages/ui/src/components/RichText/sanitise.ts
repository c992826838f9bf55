import type { Config, DOMPurify } from 'dompurify'
import createPurifier from 'dompurify'
import { newTab } from '../Link/newTab.ts'

/** The tags that authors may use, and the frame that lets a wide table scroll. */
const rules = {
  ALLOWED_TAGS:
    'p h2 h3 h4 ul ol li strong em code pre blockquote a hr br table caption thead tbody tr th td div'.split(
      ' ',
    ),
  ALLOWED_ATTR: [
    'href',
    'id',
    'rel',
    'class',
    'scope',
    'colspan',
    'rowspan',
    'role',
    'tabindex',
    'aria-label',
    'start',
  ],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  // Another site by its full address, this one by a path, or a place on the page.
  ALLOWED_URI_REGEXP: /^(?:https?:\/\/|\/(?![/\\])|#)/i,
  // Without this the rule for addresses would judge these too.
  ADD_URI_SAFE_ATTR: [
    'rel',
    'id',
    'scope',
    'colspan',
    'rowspan',
    'tabindex',
    'aria-label',
    'start',
  ],
  RETURN_TRUSTED_TYPE: true as const,
} satisfies Config & { RETURN_TRUSTED_TYPE: true }

let purifier: DOMPurify | undefined

/**
 * HTML that contains nothing except allowed tags and attributes; browser only.
 * Where Trusted Types are enforced it needs the policy 'dompurify' and returns a `TrustedHTML`.
 */
export function sanitise(html: string) {
  purifier ??= strictPurifier()
  return purifier.sanitize(html, rules)
}

function strictPurifier(): DOMPurify {
  const strict = createPurifier(window)
  strict.addHook('afterSanitizeAttributes', (element) => {
    const isTableFrame = element.tagName === 'DIV' && element.className === 'table-scroll'
    if (!isTableFrame)
      for (const name of ['role', 'tabindex', 'aria-label']) element.removeAttribute(name)
    if (
      !isTableFrame &&
      !(element.tagName === 'CODE' && /^language-[\w+#-]+$/.test(element.className))
    )
      element.removeAttribute('class')
    // A place in the text that its author's headings make; no other element of the page is meant.
    if (!(/^H[234]$/.test(element.tagName) && /^text-[^\s"<>]+$/.test(element.id)))
      element.removeAttribute('id')
    if (/^https?:/i.test(element.getAttribute('href') ?? ''))
      element.setAttribute('rel', newTab.rel)
  })
  return strict
}

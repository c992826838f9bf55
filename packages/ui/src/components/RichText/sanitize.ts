import type { Config, DOMPurify } from 'dompurify'
import createPurifier from 'dompurify'
import { newTab } from '../Link/newTab.ts'
import { allowedAddress } from './allowedAddress.ts'

/** Attributes that contain no address; unless listed here they would be checked as addresses. */
const withoutAddress = 'scope colspan rowspan start tabindex aria-label id rel'.split(' ')

/** The tags that authors may use, and the frame that lets a wide table scroll. */
const rules = {
  ALLOWED_TAGS:
    'p h2 h3 h4 ul ol li strong em del code pre blockquote a hr br table caption thead tbody tr th td div'.split(
      ' ',
    ),
  ALLOWED_ATTR: ['class', 'href', 'role', ...withoutAddress],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  ALLOWED_URI_REGEXP: allowedAddress,
  ADD_URI_SAFE_ATTR: withoutAddress,
  RETURN_TRUSTED_TYPE: true as const,
} satisfies Config & { RETURN_TRUSTED_TYPE: true }

let purifier: DOMPurify | undefined

/**
 * HTML that contains nothing except allowed tags and attributes; browser only.
 * Where Trusted Types are enforced it needs the policy 'dompurify' and returns a `TrustedHTML`.
 */
export function sanitize(html: string) {
  purifier ??= strictPurifier()
  return purifier.sanitize(html, rules)
}

function strictPurifier(): DOMPurify {
  const strict = createPurifier(window)
  strict.addHook('afterSanitizeAttributes', (element) => {
    const isTableFrame = element.tagName === 'DIV' && element.className === 'table-scroll'
    if (!isTableFrame) {
      for (const name of ['role', 'tabindex', 'aria-label']) element.removeAttribute(name)
      if (!(element.tagName === 'CODE' && /^language-[\w+#-]+$/.test(element.className)))
        element.removeAttribute('class')
    }
    // An id of a heading in the author's text; other elements may not have one.
    if (!(/^H[234]$/.test(element.tagName) && /^text-[^\s"<>]+$/.test(element.id)))
      element.removeAttribute('id')
    if (/^https?:/i.test(element.getAttribute('href') ?? ''))
      element.setAttribute('rel', newTab.rel)
  })
  return strict
}

/** Namespaces of a baked picture. Open Badges 3.0, §5.3.2 (Baked SVG). */
const svgNamespace = 'http://www.w3.org/2000/svg'
const badgeNamespace = 'https://purl.imsglobal.org/ob/v3p0'

/**
 * The text of a baked SVG's credential element, null if it has none. The document is parsed and
 * never shown: nothing in it runs and nothing is loaded. A document with a document type
 * declaration is not parsed, as its entities could grow without limit.
 */
export function readBakedSvg(text: string): string | null {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) throw new Error('The file declares a document type.')
  const document = new DOMParser().parseFromString(trusted(text), 'image/svg+xml')
  const root = document.documentElement
  if (
    root.namespaceURI !== svgNamespace ||
    root.localName !== 'svg' ||
    document.querySelector('parsererror')
  )
    throw new Error('The file is no SVG.')
  const [credential, ...others] = document.getElementsByTagNameNS(badgeNamespace, 'credential')
  if (others.length > 0) throw new Error('There are several credentials.')
  return credential?.textContent ?? null
}

/** The part of the browser's Trusted Types that is used here. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createHTML: (text: string) => string },
  ): { createHTML(text: string): string }
}

let policy: ReturnType<TrustedTypes['createPolicy']> | undefined

/**
 * If a page's content security policy requires Trusted Types, a parser takes only text from a named
 * policy. Only the reader above can use this one, and what it parses is not put into any page. The
 * header has to allow its name.
 */
function trusted(text: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  policy ??= trustedTypes?.createPolicy('baked-svg', { createHTML: (svg) => svg })
  return policy?.createHTML(text) ?? text
}

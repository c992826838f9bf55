import { credentialIdPattern, parseCredentialId } from '@rampart/contract/rules/credentialKinds'
import { typedText } from '@rampart/contract/rules/typedCredentialId'
import { parse } from 'papaparse'

/** The example of an ID in forms and headings: 'CSN-xxxxx'. */
const placeholder = /^\w+-X+$/

/**
 * The IDs in a text, once each, in its order and in capitals: a single one, a list, or a table with
 * commas, semicolons or tabs, quotes and headings. Only links of this site count.
 */
export function readIds(text: string, origin: string): string[] {
  const { data } = parse<string[]>(typedText(text), { skipEmptyLines: true })
  const words = data.flat().flatMap((cell) => cell.split(/\s+/))
  const found = words.flatMap((word) =>
    word.includes('://') ? idsOfLink(word, origin) : (word.match(credentialIdPattern) ?? []),
  )
  const ids = found.flatMap((id) => parseCredentialId(id)?.credentialId ?? [])
  return [...new Set(ids)].filter((id) => !placeholder.test(id))
}

/** `URL.parse` is newer than the oldest browsers that have to work. */
const urlOf = (text: string) => (URL.canParse(text) ? new URL(text) : null)

/** The IDs in the part of a link after the site's own origin: its pages, files and calls. */
function idsOfLink(link: string, origin: string): readonly string[] {
  const url = urlOf(link)
  return url?.origin === origin ? (url.pathname.match(credentialIdPattern) ?? []) : []
}

/** The host of a text that is only a link to another site; null for anything else. */
export function foreignHost(text: string, origin: string): string | null {
  const url = /^\s*https?:\/\/\S+\s*$/i.test(text) ? urlOf(text.trim()) : null
  return url && url.origin !== origin ? url.host : null
}

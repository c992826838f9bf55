import { isCertificationId } from '@rampart/contract/rules/certificationId'
import { credentialIdPattern, parseCredentialId } from '@rampart/contract/rules/credentialKinds'
import type { CredentialId } from '@rampart/contract/rules/credentialKinds'
import { typedCredentialId, typedText } from '@rampart/contract/rules/typedCredentialId'

/**
 * The only ID in what somebody typed or pasted. It may contain blanks, a long dash or signs that
 * nobody sees, or be within a line such as 'Certificate ID: CSN-…' or in a link of this site. Null
 * for anything else, and for links of other sites: their IDs are not ours.
 */
export function readTypedId(typed: string, origin: string): CredentialId | null {
  const text = typedText(typed).trim()
  const joined = typedCredentialId(text)
  const whole = parseCredentialId(joined)
  if (whole) return { type: whole.type, credentialId: joined }
  const [found = '', ...others] = linkedText(text, origin).match(credentialIdPattern) ?? []
  const named = others.length === 0 && parseCredentialId(found)
  if (named) return { type: named.type, credentialId: found }
  return isCertificationId(text) ? { type: 'certificate', credentialId: text } : null
}

/**
 * The path of a link of this site, with or without 'https://'; any other text is returned as it is.
 */
function linkedText(text: string, origin: string): string {
  if (!/^\S+\/\S+$/.test(text)) return text
  const address = text.includes('://') ? text : `${new URL(origin).protocol}//${text}`
  const url = URL.canParse(address) ? new URL(address) : null
  return url?.origin === origin ? url.pathname : ''
}

import {
  credentialKinds,
  credentialPagePath,
  credentialTypes,
  parseCredentialId,
} from '@rampart/contract/rules/credentialKinds'
import { typedCredentialId } from '@rampart/contract/rules/typedCredentialId'

/**
 * The path of a credential's page for one whose ID was pasted with blanks or other signs around it
 * or in it; undefined for any other path. Letters may be small: such an address has its page.
 */
export function credentialAddress(pathname: string): string | undefined {
  const type = credentialTypes.find((each) => pathname.startsWith(credentialKinds[each].page))
  if (!type) return undefined
  const id = decoded(pathname.slice(credentialKinds[type].page.length))
  const typed = typedCredentialId(id)
  return typed !== id && parseCredentialId(typed)?.type === type
    ? credentialPagePath(type, typed.toUpperCase())
    : undefined
}

/** A part of an address as it reads; as it is if it cannot be read. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

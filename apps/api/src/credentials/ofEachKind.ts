import { credentialTypes } from '@rampart/contract/rules/credentialKinds'
import type { CredentialType } from '@rampart/contract/rules/credentialKinds'

/** What is read for each kind of credential, under its plural: `certificates`, `badges`. */
export async function ofEachKind<T>(
  read: (type: CredentialType) => Promise<T>,
): Promise<Record<`${CredentialType}s`, T>> {
  const values: [string, T][] = []
  for (const type of credentialTypes) values.push([`${type}s`, await read(type)])
  return Object.fromEntries(values) as Record<`${CredentialType}s`, T>
}

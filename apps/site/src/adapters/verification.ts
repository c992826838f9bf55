import { credentialFilePath } from '@rampart/contract/rules/credentialFiles'
import { AdapterError } from '@rampart/screens/adapters/errors.ts'
import type { VerificationAdapter } from '@rampart/screens/adapters/adapters.ts'
import { fetchJson } from './fetchJson.ts'

/** Reads documents in this browser; `verify` checks them. */
export const browserVerification = (
  verify: VerificationAdapter['verify'],
): VerificationAdapter => ({
  document: ({ type, credentialId }) => fetchJson(credentialFilePath(type, credentialId, 'json')),
  verify,
})

/** On the server nothing is checked: a reader's own browser does it. */
export const noVerification: VerificationAdapter = { document: unavailable, verify: unavailable }

async function unavailable(): Promise<never> {
  throw new AdapterError({ status: 0 })
}

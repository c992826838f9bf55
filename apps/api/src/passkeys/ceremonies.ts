import type { NewPasskey, ShownPasskey } from '@rampart/contract/calls/passkeyInputs'
import type { PasskeyCreation, PasskeyRequest } from '@rampart/contract/entities/passkey'
import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server'
import {
  COSEALG,
  decodeAttestationObject,
  decodeClientDataJSON,
  isoBase64URL,
  isoCBOR,
} from '@simplewebauthn/server/helpers'
import type { Config } from '../config.ts'
import type { UserRow } from '../users/users.store.ts'
import { challengeLifetime } from './challenges.store.ts'
import type { OwnedPasskey, PasskeyRow } from './passkeys.store.ts'

/**
 * The site as authenticators know it: its host in the public address, which passkeys are bound to.
 */
export const relyingParty = ({ publicUrl, brand }: Pick<Config, 'publicUrl' | 'brand'>) => ({
  id: new URL(publicUrl).hostname,
  origin: new URL(publicUrl).origin,
  name: brand.name,
})

export type RelyingParty = ReturnType<typeof relyingParty>

/** What every authenticator has one of: EdDSA, ECDSA with P-256, RSA. */
const algorithms = [COSEALG.EdDSA, COSEALG.ES256, COSEALG.RS256]

const references = (rows: readonly PasskeyRow[]) =>
  rows.map(({ credentialId, transports }) => ({
    id: credentialId,
    type: 'public-key' as const,
    transports,
  }))

/**
 * What a browser makes a passkey from: one that finds its account by itself and checks who uses it.
 */
export const creationOptions = (
  { id, name }: RelyingParty,
  { email, firstName, lastName }: UserRow,
  own: { challenge: string; handle: string; known: readonly PasskeyRow[] },
): PasskeyCreation => ({
  challenge: own.challenge,
  rp: { id, name },
  user: { id: own.handle, name: email, displayName: `${firstName} ${lastName}` },
  pubKeyCredParams: algorithms.map((alg) => ({ alg, type: 'public-key' })),
  timeout: challengeLifetime,
  excludeCredentials: references(own.known),
  authenticatorSelection: {
    residentKey: 'required',
    requireResidentKey: true,
    userVerification: 'required',
  },
  attestation: 'none',
})

/** What a browser asks a passkey for; without `allowed` any of this site. */
export const requestOptions = (
  { id }: RelyingParty,
  challenge: string,
  allowed?: readonly PasskeyRow[],
): PasskeyRequest => ({
  challenge,
  rpId: id,
  timeout: challengeLifetime,
  ...(allowed && { allowCredentials: references(allowed) }),
  userVerification: 'required',
})

/** The challenge that an answer names; null if it cannot be read. */
export function challengeOf({
  clientDataJSON,
}: Pick<ShownPasskey, 'clientDataJSON'>): string | null {
  try {
    const { challenge } = decodeClientDataJSON(clientDataJSON) ?? {}
    return typeof challenge === 'string' ? challenge : null
  } catch {
    return null
  }
}

type CBORType = Parameters<typeof isoCBOR.encode>[0]

/**
 * Nothing is asked of an authenticator's maker, so its statement is dropped unread: to check one
 * means to parse a stranger's certificates and to open the addresses in them.
 */
function withoutStatement(attestationObject: string): string {
  const authData = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject)).get('authData')
  const plain = new Map<string, CBORType>([
    ['fmt', 'none'],
    ['attStmt', new Map()],
    ['authData', authData],
  ])
  return isoBase64URL.fromBuffer(isoCBOR.encode(plain))
}

/** What is stored of a new passkey whose answer is right; null if it is not. */
export async function readNewPasskey(
  { id: rpId, origin }: RelyingParty,
  { id, clientDataJSON, attestationObject, transports }: NewPasskey,
  challenge: string,
): Promise<Omit<PasskeyRow, 'id' | 'userId' | 'name' | 'createdAt' | 'usedAt'> | null> {
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        response: { clientDataJSON, attestationObject: withoutStatement(attestationObject) },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    })
    if (!verified || registrationInfo.credential.id !== id) return null
    const { credential, aaguid, credentialBackedUp } = registrationInfo
    return {
      credentialId: id,
      publicKey: isoBase64URL.fromBuffer(credential.publicKey),
      counter: credential.counter,
      model: aaguid,
      transports: [...new Set(transports)],
      isSynced: credentialBackedUp,
    }
  } catch {
    // The library throws at each thing that is not as it should be.
    return null
  }
}

/** What a passkey that is shown says of its use. */
export interface PasskeyUse {
  readonly counter: number
  readonly isSynced: boolean
}

/**
 * Whether a passkey is the one that it says it is, used here and now by someone who may use it.
 * Null if it is not. The count is not compared: that takes the row.
 */
export async function readShownPasskey(
  { id: rpId, origin }: RelyingParty,
  { passkey, handle }: Pick<OwnedPasskey, 'passkey' | 'handle'>,
  { id, clientDataJSON, authenticatorData, signature, userHandle }: ShownPasskey,
  challenge: string,
): Promise<PasskeyUse | null> {
  if (userHandle !== null && userHandle !== handle) return null
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        response: { clientDataJSON, authenticatorData, signature },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: true,
      credential: {
        id: passkey.credentialId,
        publicKey: isoBase64URL.toBuffer(passkey.publicKey),
        counter: 0,
      },
    })
    const { newCounter, credentialBackedUp } = authenticationInfo
    return verified ? { counter: newCounter, isSynced: credentialBackedUp } : null
  } catch {
    return null
  }
}

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
 * The site as authenticators know it, by the host of its public address, to which passkeys are
 * bound.
 */
export const relyingParty = ({ publicUrl, brand }: Pick<Config, 'publicUrl' | 'brand'>) => ({
  id: new URL(publicUrl).hostname,
  origin: new URL(publicUrl).origin,
  name: brand.name,
})

export type RelyingParty = ReturnType<typeof relyingParty>

/** Every authenticator supports one of these: EdDSA, ECDSA with P-256, RSA. */
const algorithms = [COSEALG.EdDSA, COSEALG.ES256, COSEALG.RS256]

const references = (rows: readonly PasskeyRow[]) =>
  rows.map(({ credentialId, transports }) => ({
    id: credentialId,
    type: 'public-key' as const,
    transports,
  }))

/**
 * The options with which a browser makes a passkey: one that finds its account by itself and checks
 * who uses it.
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

/** The options with which a browser asks for a passkey; without `allowed`, for any of this site. */
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
 * Removes the statement of an authenticator's maker, which we do not need, before it is read:
 * checking one means parsing a stranger's certificates and opening the addresses in them.
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

/** The data to store for a new passkey if its answer is right; else null. */
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
    // The library throws at everything that is not right.
    return null
  }
}

/** What a shown passkey says about its use. */
export interface PasskeyUse {
  readonly counter: number
  readonly isSynced: boolean
}

/**
 * The use of a passkey, if it really is the one that it names, used here and now by someone who may
 * use it; else null. The count is not compared: that needs the row.
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

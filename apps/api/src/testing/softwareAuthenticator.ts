import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'
import type { NewPasskey, ShownPasskey } from '@rampart/contract/calls/passkeyInputs'
import type { PasskeyCreation, PasskeyRequest } from '@rampart/contract/entities/passkey'
import { isoCBOR } from '@simplewebauthn/server/helpers'

/** How an authenticator deviates from what it should do. */
export interface Odd {
  /** @default the site's */
  readonly origin?: string
  /** The site whose hash it signs. @default that of the options */
  readonly rpId?: string
  /** @default that of the options */
  readonly challenge?: string
  /** @default true */
  readonly isVerified?: boolean
  /** @default what it was given when the passkey was made */
  readonly userHandle?: string | null
  /** The count of uses that it reports. @default one more each time */
  readonly counter?: number
  /** `webauthn.create` or `webauthn.get`. */
  readonly type?: string
}

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest()
const cbor = (value: unknown) =>
  Buffer.from(isoCBOR.encode(value as Parameters<typeof isoCBOR.encode>[0]))

interface AuthenticatorOptions {
  readonly origin: string
  /** Kept on other devices too. @default false */
  readonly isSynced?: boolean
  /** Reports how often a passkey was used; otherwise always 0. @default true */
  readonly isCounting?: boolean
  readonly model?: string
  readonly transports?: NewPasskey['transports']
}

/** An authenticator of P-256 keys, for one site, as WebAuthn describes them. */
export function softwareAuthenticator({
  origin,
  isSynced = false,
  isCounting = true,
  model = '00000000-0000-0000-0000-000000000000',
  transports = ['internal'],
}: AuthenticatorOptions) {
  const kept = new Map<string, { privateKey: string; handle: string; counter: number }>()
  const clientData = (type: string, challenge: string, odd: Odd) =>
    Buffer.from(
      JSON.stringify({
        type: odd.type ?? type,
        challenge: odd.challenge ?? challenge,
        origin: odd.origin ?? origin,
        crossOrigin: false,
      }),
    )
  /** Hash of the site's id, flags, count. */
  const head = (rpId: string, counter: number, flags: number, odd: Odd) => {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    const synced = isSynced ? 0b1_1000 : 0
    const verified = odd.isVerified === false ? 0 : 0b100
    return Buffer.concat([
      sha256(odd.rpId ?? rpId),
      Buffer.from([0b1 | verified | synced | flags]),
      count,
    ])
  }

  return {
    /** Makes a passkey. */
    create(options: PasskeyCreation, odd: Odd = {}): NewPasskey {
      const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
      const id = randomBytes(32)
      const cose = new Map<number, number | Buffer>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ])
      const length = Buffer.alloc(2)
      length.writeUInt16BE(id.length)
      const authData = Buffer.concat([
        head(options.rp.id, 0, 0b100_0000, odd),
        Buffer.from(model.replaceAll('-', ''), 'hex'),
        length,
        id,
        cbor(cose),
      ])
      kept.set(id.toString('base64url'), {
        privateKey: privateKey.export({ format: 'pem', type: 'pkcs8' }).toString(),
        handle: options.user.id,
        counter: 0,
      })
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ])
      return {
        id: id.toString('base64url'),
        clientDataJSON: clientData('webauthn.create', options.challenge, odd).toString('base64url'),
        attestationObject: cbor(attestation).toString('base64url'),
        transports,
      }
    },
    /** Shows the passkey that was made last among the allowed ones. */
    get(options: PasskeyRequest, odd: Odd = {}): ShownPasskey {
      const allowed = options.allowCredentials?.map(({ id }) => id)
      const [id, passkey] = [...kept].findLast(([id]) => allowed?.includes(id) ?? true) ?? []
      if (!id || !passkey) throw new Error('There is no such passkey.')
      passkey.counter += isCounting ? 1 : 0
      const authData = head(options.rpId, odd.counter ?? passkey.counter, 0, odd)
      const client = clientData('webauthn.get', options.challenge, odd)
      const signature = createSign('sha256')
        .update(Buffer.concat([authData, sha256(client)]))
        .sign(passkey.privateKey)
      return {
        id,
        clientDataJSON: client.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: signature.toString('base64url'),
        userHandle: odd.userHandle === undefined ? passkey.handle : odd.userHandle,
      }
    },
  }
}

export type SoftwareAuthenticator = ReturnType<typeof softwareAuthenticator>

import { generate } from '@digitalbazaar/ed25519-multikey'
import { recordAudit } from '../../audit/recordAudit.ts'
import type { Database } from '../../database/database.ts'
import { seal, unseal } from '../../secrets.ts'
import type { Secrets } from '../../secrets.ts'
import type { SecretKey } from './sign.ts'
import {
  insertKey,
  listKeys,
  listOpenKeys,
  lockKeys,
  retireKeys,
  saveSealed,
} from './signing.store.ts'

interface KeyOptions {
  readonly db: Database
  /** The secrets that sign tokens: the keys that seal signing keys are derived from them. */
  readonly secrets: Secrets
  readonly now: () => Date
}

/** A signing key is sealed for its public half, so it cannot be moved to another row. */
const placeOf = (publicKey: string) => ({
  purpose: 'rampart credential signing keys',
  row: publicKey,
})

/**
 * The key that signs today: the oldest that is not retired and that this process can open. If there
 * is none, one is made, once for all processes. So a lost AUTH_SECRET costs a new key and nothing
 * that was signed.
 */
export async function currentKey(options: KeyOptions): Promise<SecretKey> {
  const found = await openKey(options.db, options)
  if (found) return found
  const fresh = await makeKey(options)
  return options.db.transaction(async (tx) => {
    await lockKeys(tx)
    const other = await openKey(tx, options)
    if (other) return other
    await insertKey(tx, fresh.row)
    await recordAudit(tx, { action: 'signing_key_made', subject: `key:${fresh.key.publicKey}` })
    return fresh.key
  })
}

/**
 * Retires all keys and makes a new one. What they signed stays right, as their public halves stay
 * published.
 */
export async function rotateKey(options: KeyOptions): Promise<string> {
  const { key, row } = await makeKey(options)
  await options.db.transaction(async (tx) => {
    await lockKeys(tx)
    await retireKeys(tx, options.now())
    await insertKey(tx, row)
    await recordAudit(tx, { action: 'signing_key_rotated', subject: `key:${key.publicKey}` })
  })
  return key.publicKey
}

/**
 * Seals again, with the current secret, the keys that another one sealed. Once each process has the
 * current one, the other can be deleted.
 */
export async function resealKeys({
  db,
  secrets,
}: Pick<KeyOptions, 'db' | 'secrets'>): Promise<void> {
  await db.transaction(async (tx) => {
    for (const { publicKey, sealedSecret } of await listOpenKeys(tx)) {
      const found = unseal(secrets, placeOf(publicKey), sealedSecret)
      if (found && !found.isCurrent)
        await saveSealed(tx, publicKey, seal(secrets, placeOf(publicKey), found.text))
    }
  })
}

/** A signing key, for operators. `unreadable`: another secret sealed it, so it signs nothing. */
export interface ListedKey {
  readonly publicKey: string
  readonly status: 'signs' | 'waits' | 'retired' | 'unreadable'
  readonly createdAt: Date
  readonly retiredAt: Date | null
}

/**
 * Every signing key there ever was, oldest first. All are published, so that what they signed can
 * be checked.
 */
export async function describeKeys({
  db,
  secrets,
}: Pick<KeyOptions, 'db' | 'secrets'>): Promise<ListedKey[]> {
  let isTaken = false
  return (await listKeys(db)).map(({ publicKey, sealedSecret, createdAt, retiredAt }) => {
    const isOpen = retiredAt === null && unseal(secrets, placeOf(publicKey), sealedSecret) !== null
    const status = isOpen ? (isTaken ? 'waits' : 'signs') : retiredAt ? 'retired' : 'unreadable'
    isTaken ||= isOpen
    return { publicKey, status, createdAt, retiredAt }
  })
}

async function openKey(db: Database, { secrets }: KeyOptions): Promise<SecretKey | null> {
  for (const { publicKey, sealedSecret } of await listOpenKeys(db)) {
    const found = unseal(secrets, placeOf(publicKey), sealedSecret)
    if (found) return { publicKey, secretKey: found.text }
  }
  return null
}

async function makeKey({ secrets, now }: KeyOptions) {
  const { publicKeyMultibase, secretKeyMultibase } = await generate({})
  const key: SecretKey = { publicKey: publicKeyMultibase, secretKey: secretKeyMultibase }
  return {
    key,
    row: {
      publicKey: key.publicKey,
      sealedSecret: seal(secrets, placeOf(key.publicKey), key.secretKey),
      createdAt: now(),
    },
  }
}

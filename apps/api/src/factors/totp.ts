import type { TotpSetup } from '@rampart/contract/entities/secondFactor'
import { Secret, TOTP } from 'otpauth'
import QRCode from 'qrcode'
import type { Database } from '../database/database.ts'
import { seal, unseal } from '../secrets.ts'
import type { Secrets } from '../secrets.ts'
import type { UserRow } from '../users/users.store.ts'
import { listTotp, replaceSealed } from './totp.store.ts'

/** RFC 6238 as every app implements it: SHA-1, six digits, 30 seconds. */
const kind = { algorithm: 'SHA1', digits: 6, period: 30 }

/** By how many steps the clocks of site and app may differ. */
const skew = 1

/** A secret is sealed for its account, so it cannot be moved to another row. */
const placeOf = (userId: string) => ({ purpose: 'rampart authenticator apps', row: userId })

/**
 * A new secret of 160 bits: sealed for the account, and as an app takes it. `issuer` is the site's
 * name.
 */
export function makeTotp(
  secrets: Secrets,
  { id, email }: Pick<UserRow, 'id' | 'email'>,
  issuer: string,
): { readonly sealedSecret: string; readonly setup: TotpSetup } {
  const { base32: secret } = new Secret({ size: 20 })
  const uri = new TOTP({ ...kind, issuer, label: email, secret }).toString()
  return {
    sealedSecret: seal(secrets, placeOf(id), secret),
    setup: { secret, uri, qr: qrCode(uri) },
  }
}

/**
 * The time step of a code that is right at this moment; null if it is wrong, or the secret cannot
 * be opened.
 */
export function stepOf(
  secrets: Secrets,
  { userId, sealedSecret }: { readonly userId: string; readonly sealedSecret: string },
  code: string,
  now: Date,
): number | null {
  const found = unseal(secrets, placeOf(userId), sealedSecret)
  if (!found) return null
  const timestamp = now.getTime()
  const totp = new TOTP({ ...kind, secret: found.text })
  const delta = totp.validate({ token: code, timestamp, window: skew })
  return delta === null ? null : totp.counter({ timestamp }) + delta
}

/** Seals again, with the current secret, what another one sealed. */
export async function resealTotp(db: Database, secrets: Secrets): Promise<void> {
  for (const row of await listTotp(db)) {
    const place = placeOf(row.userId)
    const found = unseal(secrets, place, row.sealedSecret)
    if (found && !found.isCurrent) await replaceSealed(db, row, seal(secrets, place, found.text))
  }
}

/** The dark squares as one path, each run of them in a line as one rectangle. */
function qrCode(text: string): TotpSetup['qr'] {
  const { size, data } = QRCode.create(text, { errorCorrectionLevel: 'M' }).modules
  const path = Array.from({ length: size }, (_, y) => {
    const line = Array.from(data.slice(y * size, (y + 1) * size), (isDark) => (isDark ? '1' : '0'))
    return Array.from(
      line.join('').matchAll(/1+/g),
      ({ index, 0: { length } }) => `M${index} ${y}h${length}v1h-${length}z`,
    ).join('')
  }).join('')
  return { size, path }
}

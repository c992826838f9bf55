import { sweepRegistrations, sweepResetCodes } from './accounts/accounts.store.ts'
import { sweepCreditedMailboxes } from './accounts/creditedMailboxes.store.ts'
import { sweepDeniedTokens, sweepSignInSessions } from './auth/auth.store.ts'
import { sweepDevices } from './auth/devices.store.ts'
import type { Database } from './database/database.ts'
import { sweepPendingSignIns } from './factors/pendingSignIns.store.ts'
import { sweepCounters } from './http/counters.store.ts'
import { inTurn } from './inTurn.ts'
import { sweepChallenges } from './passkeys/challenges.store.ts'
import { defaultRetention, endOf } from './retention/retentionSettings.ts'

const sweeps = [
  sweepDeniedTokens,
  sweepSignInSessions,
  sweepRegistrations,
  sweepResetCodes,
  sweepCreditedMailboxes,
  sweepPendingSignIns,
  sweepChallenges,
  sweepCounters,
]

/**
 * Removes rows that no longer have an effect, and devices that were last used before
 * `devicesUntil`; null keeps those.
 */
export async function sweepRows(
  db: Database,
  now: Date,
  devicesUntil: Date | null = endOf(defaultRetention.devices, now),
): Promise<void> {
  await inTurn([
    ...sweeps.map((sweep) => () => sweep(db, now)),
    async () => void (devicesUntil && (await sweepDevices(db, devicesUntil))),
  ])
}

import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { removeOld } from './removeOld.ts'

/** Longer than any backup, restore or start takes, in milliseconds. */
const draftAge = 24 * 60 * 60 * 1000

const uuid = String.raw`[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}`

/**
 * Names of drafts: of backups and restores, of `writeSecret` in `storedSecrets.ts` (another name of
 * the secret, or one that was never used), of `takeLock` and `createCluster` in `database`, and of
 * `prepareDataFolder`.
 */
const draftName = new RegExp(
  String.raw`^((backup|restore)-${uuid}\.draft|(auth-secret|db\.lock)\.${uuid}|db\.new-\w{6}|\.probe-\d+)$`,
)

/** A new path in the data folder for what a backup or a restore prepares. */
export const draftPath = (dataDir: string, kind: 'backup' | 'restore'): string =>
  join(dataDir, `${kind}-${randomUUID()}.draft`)

/**
 * Removes drafts that a killed command or start has left in the data folder: they may be as large
 * as the data, contain a secret, or keep files that people have removed since.
 */
export const sweepDrafts = (dataDir: string, now: Date): Promise<void> =>
  removeOld(dataDir, now.getTime() - draftAge, (name) => draftName.test(name))

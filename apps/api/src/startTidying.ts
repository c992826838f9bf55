import type { FastifyBaseLogger } from 'fastify'
import { sweepDeletedAccounts } from './accounts/deleteAccount.service.ts'
import { sweepTaskFiles } from './bootcamps/taskFiles.ts'
import type { Database } from './database/database.ts'
import { sweepDrafts } from './files/drafts.ts'
import { uploadFolder } from './files/fileStore.ts'
import { sweepNotices } from './openings/openings.store.ts'
import { sweepRequests } from './requests/requests.store.ts'
import type { FileStore } from './files/fileStore.ts'
import { endOf } from './retention/retentionSettings.ts'
import type { Retention } from './retention/retentionSettings.ts'
import { sweepUploads } from './files/sweepUploads.ts'
import { sweepRows } from './sweepRows.ts'

/** How often rows without an effect and files of no record are removed, in milliseconds. */
const interval = 60 * 60 * 1000

interface Tidying {
  readonly db: Database
  readonly files: FileStore
  readonly dataDir: string
  readonly now: () => Date
  readonly retention: Pick<Retention, 'devices' | 'requests' | 'openings'>
  readonly logger: FastifyBaseLogger
}

/**
 * Removes rows without an effect and files of no record, now and every hour. Returns a function
 * that stops it.
 */
export function startTidying({ db, files, dataDir, now, retention, logger }: Tidying): () => void {
  const until = (days: number) => endOf(days, now())
  let isStopped = false
  // A stop does not wait for removals: the database may close between two of them, and the next
  // start continues.
  const warn = (message: string) => (error: unknown) => {
    if (!isStopped) logger.warn({ err: error }, message)
  }
  const tidyFiles = async () => {
    await sweepUploads(uploadFolder(dataDir), now())
    await sweepDrafts(dataDir, now())
    await sweepTaskFiles(db, files, now())
  }
  const tidy = () => {
    sweepRows(db, now(), until(retention.devices)).catch(
      warn('rows without effect were not removed'),
    )
    sweepRequests(db, now(), until(retention.requests)).catch(
      warn('requests that are long answered were not removed'),
    )
    sweepNotices(db, now(), until(retention.openings)).catch(
      warn('addresses that wait for no opening were not removed'),
    )
    sweepDeletedAccounts(db, now()).catch(warn('late records of deleted accounts were not removed'))
    tidyFiles().catch(warn('files that belong to nothing were not removed'))
  }
  tidy()
  const timer = setInterval(tidy, interval).unref()
  return () => {
    isStopped = true
    clearInterval(timer)
  }
}

import { randomBytes } from 'node:crypto'
import type { MapPage, PublicMap } from '@rampart/contract/entities/publicMap'
import { mapIdPattern } from '@rampart/contract/entities/publicMap'
import { recordAudit } from '../audit/recordAudit.ts'
import { countAttempt } from '../auth/attemptLimits.ts'
import { lockLearner } from '../credits/credits.store.ts'
import type { Database } from '../database/database.ts'
import { deleteMapPage, findMapOwner, findMapPage, writeMapPage } from './mapPages.store.ts'
import { readMap } from './map.store.ts'

interface Change {
  readonly userId: string
  readonly isPublic: boolean
  readonly showsName: boolean
  readonly now: Date
  readonly rateLimitScale: number
}

/** How often a map can be published or show something else a day: each time is kept for good. */
const changesPerDay = 20
const day = 24 * 60 * 60

/**
 * Makes a learner's map public, or private again. Returns its page, or null. A repeated call, even
 * at the same time, changes nothing. Throws 429 above the learner's limit.
 */
export async function changeMapPage(db: Database, change: Change): Promise<MapPage | null> {
  const { userId, isPublic, showsName, now, rateLimitScale } = change
  return db.transaction(async (tx) => {
    await lockLearner(tx, userId)
    const before = await findMapPage(tx, userId)
    if (isPublic ? before?.showsName === showsName : before === null) return before
    // Withdrawing needs no limit: it cannot happen more often than publishing.
    if (isPublic) {
      const max = Math.ceil(changesPerDay * rateLimitScale)
      await countAttempt(tx, { subject: `map page ${userId}`, max, seconds: day }, now)
      const mapId = randomBytes(18).toString('base64url')
      await writeMapPage(tx, { userId, mapId, showsName, createdAt: now })
    } else await deleteMapPage(tx, userId)
    await recordAudit(tx, {
      action: isPublic ? 'map_published' : 'map_withdrawn',
      subject: `user:${userId}`,
      ...(isPublic && { details: { showsName } }),
    })
    return findMapPage(tx, userId)
  })
}

/** What a public map shows; null if there is none at this address. */
export async function readPublicMap(
  db: Database,
  mapId: string,
  language: string | null,
): Promise<PublicMap | null> {
  const owner = mapIdPattern.test(mapId) ? await findMapOwner(db, mapId) : null
  if (!owner) return null
  const { courses, labs } = await readMap(db, owner.userId, language)
  const { firstName, lastName, showsName } = owner
  return {
    name: showsName ? shortName(firstName, lastName) : null,
    summits: courses
      .filter(({ completedAt }) => completedAt !== null)
      .toSorted((a, b) => (a.completedAt ?? '').localeCompare(b.completedAt ?? ''))
      .map(({ domain, title, slug, lang, credential }) => ({
        domain,
        title,
        slug,
        ...(lang !== undefined && { lang }),
        credential,
      })),
    flags: labs.toReversed().map(({ domain, title, path }) => ({ domain, title, path })),
  }
}

/** 'Dana L.': the initial as people see it, of one or more code points. */
function shortName(firstName: string, lastName: string): string {
  const [initial] = new Intl.Segmenter().segment(lastName)
  return initial ? `${firstName} ${initial.segment}.` : firstName
}

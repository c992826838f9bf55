import type { askForName, NameRequest } from '@rampart/contract/calls/operatorRequests'
import type { OperatorRequest } from '@rampart/contract/entities/operatorRequest'
import { parseCredentialId } from '@rampart/contract/rules/credentialKinds'
import { countAttempt } from '../auth/attemptLimits.ts'
import { listCredentials } from '../credentials/credentials.store.ts'
import type { Database } from '../database/database.ts'
import type { Refuse } from '../http/apiError.ts'
import type { MailAdding } from '../mail/mailQueue.ts'
import { findOpen, insertRequest, listOwn } from './requests.store.ts'
import type { NewRequest, RequestRow } from './requests.store.ts'

/** How many new requests a learner can make a day: each one is a mail to the operator. */
const requestsPerDay = 10
const day = 24 * 60 * 60

/** How often adding or finding a request is tried: one may be closed in between. */
const maxTries = 5

interface Context {
  readonly db: Database
  readonly mails: MailAdding
  readonly now: () => Date
  /** The address of the operator, for mails about requests. */
  readonly operatorEmail: string
  readonly rateLimitScale: number
}

/** The learner's requests, newest first. */
export async function readRequests(db: Database, userId: string): Promise<OperatorRequest[]> {
  return (await listOwn(db, userId)).map(toView)
}

/**
 * Adds a request and sends a mail to the operator, or returns the open one for the same. Throws 429
 * above the learner's limit.
 */
export async function ask(
  { db, mails, now, operatorEmail, rateLimitScale }: Context,
  userId: string,
  request: NewRequest,
): Promise<OperatorRequest> {
  for (let attempt = 1; attempt <= maxTries; attempt += 1) {
    const added = await db.transaction(async (tx) => {
      const row = await insertRequest(tx, userId, request, now())
      if (!row) return null
      const max = Math.ceil(requestsPerDay * rateLimitScale)
      await countAttempt(tx, { subject: `request ${userId}`, max, seconds: day }, now())
      await mails.add(tx, { kind: 'request-made', email: operatorEmail, requestId: row.id })
      return row
    })
    const row = added ?? (await findOpen(db, userId, request))
    if (row) return toView(row)
  }
  throw new Error('A request could be neither added nor found.')
}

/** Asks for another name on a credential that the learner has. */
export async function requestName(
  context: Context,
  userId: string,
  { credentialId, ...rest }: NameRequest,
  refuse: Refuse<(typeof askForName)['errors'][number]>,
): Promise<OperatorRequest> {
  const id = parseCredentialId(credentialId)?.credentialId
  const credential = (await listCredentials(context.db, userId)).find(
    (held) => held.credentialId === id,
  )
  if (!credential) throw refuse('credential_not_held')
  if (credential.status === 'Revoked') throw refuse('credential_revoked')
  if (credential.participantName === `${rest.firstName} ${rest.lastName}`)
    throw refuse('name_unchanged')
  return ask(context, userId, {
    kind: 'name_correction',
    credentialId: credential.credentialId,
    ...rest,
  })
}

/** What the learner sees of a request. */
function toView(row: RequestRow): OperatorRequest {
  const { id, kind, status, credentialId, firstName, lastName } = row
  const { note, answer, createdAt, closedAt } = row
  return {
    _id: id,
    kind,
    status,
    correction:
      credentialId === null
        ? null
        : { credentialId, firstName: firstName ?? '', lastName: lastName ?? '' },
    note,
    answer,
    createdAt: createdAt.toISOString(),
    closedAt: closedAt?.toISOString() ?? null,
  }
}

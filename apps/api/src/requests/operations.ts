import { recordAudit } from '../audit/recordAudit.ts'
import type { AuditAction } from '../audit/auditActions.ts'
import { reissue, requireRecord } from '../credentials/signing/operations.ts'
import { lockLearner, moveCredits } from '../credits/credits.store.ts'
import type { Database } from '../database/database.ts'
import { isUuid } from '../http/isUuid.ts'
import type { MailAdding } from '../mail/mailQueue.ts'
import { OperationError } from '../operationError.ts'
import { subscribe } from '../users/subscriptions.store.ts'
import { closeOpen, findAsked } from './requests.store.ts'
import type { AskedRequest, RequestRow } from './requests.store.ts'

interface Context {
  readonly db: Database
  readonly mails: MailAdding
  readonly now: Date
}

/** What an operator gives with an acceptance, each for its kind of request. */
export interface Given {
  /** Credits, at least 1. */
  readonly credits?: number | undefined
  /** The end of the subscription. */
  readonly until?: Date | undefined
}

/** The request with this id. Throws `OperationError` if there is none. */
export async function requireRequest(db: Database, id: string): Promise<AskedRequest> {
  const found = isUuid(id) ? await findAsked(db, id) : null
  if (!found) throw new OperationError(`There is no request ${id.replace(/\p{C}/gu, '')}.`)
  return found
}

/** Closes a request without doing what it asks for, and queues the mail with the answer. */
export async function closeRequest(
  context: Context,
  id: string,
  answer: string,
): Promise<RequestRow> {
  return settle(context, id, { status: 'closed', answer, action: 'request_closed' })
}

/**
 * Does what a request asks for, closes it and queues the mail with the answer: all of it or
 * nothing.
 */
export async function acceptRequest(
  context: Context,
  id: string,
  { answer, ...given }: Given & { readonly answer: string | null },
): Promise<RequestRow> {
  return settle(context, id, { status: 'accepted', answer, action: 'request_accepted' }, given)
}

interface Outcome {
  readonly status: 'accepted' | 'closed'
  readonly answer: string | null
  readonly action: AuditAction
}

async function settle(
  { db, mails, now }: Context,
  id: string,
  { action, ...outcome }: Outcome,
  given?: Given,
): Promise<RequestRow> {
  const { request: before } = await requireRequest(db, id)
  return db.transaction(async (tx) => {
    // Locked before the rows that belong to the learner, as everywhere.
    if (!(await lockLearner(tx, before.userId)))
      throw new OperationError('The account was deleted.')
    const request = await closeOpen(tx, id, { ...outcome, closedAt: now })
    if (!request) throw new OperationError('This request is answered already.')
    if (given) await fulfil(tx, request, given, now)
    await mails.add(tx, { kind: 'request-answered', userId: request.userId, requestId: id })
    await recordAudit(tx, {
      action,
      subject: `request:${id}`,
      details: {
        kind: request.kind,
        userId: request.userId,
        credentialId: request.credentialId,
      },
    })
    return request
  })
}

async function fulfil(
  tx: Database,
  { id, userId, kind, credentialId, firstName, lastName }: RequestRow,
  { credits, until }: Given,
  now: Date,
): Promise<void> {
  if (kind !== 'credits' && credits !== undefined)
    throw new OperationError('Only a request for credits takes --credits.')
  if (kind !== 'subscription' && until !== undefined)
    throw new OperationError('Only a request for a subscription takes --until.')
  if (kind === 'name_correction') {
    const name = `${firstName} ${lastName}`
    const record = await requireRecord(tx, credentialId ?? '')
    // It may have been corrected by hand meanwhile.
    if (record.name !== name) await reissue(tx, record.credentialId, { name, now })
  } else if (kind === 'credits') {
    if (credits === undefined) throw new OperationError('Say how many: --credits 10.')
    await moveCredits(tx, {
      userId,
      kind: 'grant',
      amount: credits,
      reference: `request:${id}`,
      sessionId: null,
      note: 'Credits you asked for',
      now,
    })
  } else {
    if (until === undefined) throw new OperationError('Say until when: --until 2027-01-31.')
    if (until <= now) throw new OperationError('The last day of the subscription is over.')
    await subscribe(tx, userId, until, now)
  }
}

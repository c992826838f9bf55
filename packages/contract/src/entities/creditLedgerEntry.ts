import * as z from 'zod/mini'
import { creditsSchema, dateTimeSchema, idSchema, minutesSchema } from './primitives.ts'

/**
 * Why a balance changed: a hold at a start or an extension of a session, and at its end a charge, a
 * refund of everything or the refund of unused half-hours; a grant by an operator; or the free
 * credits of a month. Specification §9 (credit costs).
 */
export const ledgerKinds = [
  'hold',
  'extension',
  'charge',
  'refund',
  'unused',
  'grant',
  'monthly',
] as const

/** One of {@link ledgerKinds}. */
export type LedgerKind = (typeof ledgerKinds)[number]

/**
 * A line of a learner's append-only credit ledger, whose amounts sum to the balance. Specification
 * §9 (credit costs).
 */
export const creditLedgerEntrySchema = z.object({
  _id: idSchema,
  kind: z.enum(ledgerKinds),
  /** Credits: negative if subtracted, positive if added; 0 if a hold becomes a charge. */
  amount: z.int(),
  /** Credits after this line. */
  balance: creditsSchema,
  createdAt: dateTimeSchema,
  /** The lab session it belongs to; null for a grant. */
  sessionId: z.nullable(idSchema),
  /**
   * The minutes that a hold or an extension bought, as they really run; null for others and for old
   * lines. An older API does not send it.
   */
  minutes: z._default(z.nullable(minutesSchema), null),
  /** A text for people, for example the lab's title; may be empty. */
  note: z.string(),
})

/** A line of a learner's append-only credit ledger. Specification §9 (credit costs). */
export type CreditLedgerEntry = z.infer<typeof creditLedgerEntrySchema>

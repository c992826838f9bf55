import * as z from 'zod/mini'
import { creditLedgerEntrySchema } from '../entities/creditLedgerEntry.ts'
import { creditsSchema } from '../entities/primitives.ts'
import { success } from './success.ts'
import { defineCall } from './call.ts'

/** The learner's credits and their ledger, newest line first. Addition to specification §7. */
export const creditLedger = defineCall({
  name: 'creditLedger',
  method: 'GET',
  path: '/credits/ledger',
  auth: 'learner',
  response: success({
    data: z.object({
      balance: creditsSchema,
      entries: z.array(creditLedgerEntrySchema),
      /** What each account gets once a calendar month (UTC). An older API does not send it. */
      monthly: z._default(creditsSchema, 0),
    }),
  }),
  errors: [],
})

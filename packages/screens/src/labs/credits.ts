import type { CreditLedgerEntry, LedgerKind } from '@rampart/contract/entities/creditLedgerEntry'
import type { LabSession } from '@rampart/contract/entities/labSession'
import { formatDuration } from '@rampart/contract/rules/duration'
import { labCost, labDurations } from '@rampart/contract/rules/labDurations'
import type { LabDuration } from '@rampart/contract/rules/labDurations'
import type { LabDurationOption } from '@rampart/ui/LabDurationDialog'

/** '1 credit', '38 credits'. */
export const creditText = (credits: number) => `${credits} credit${credits === 1 ? '' : 's'}`

/** '30 minutes', '1 hour' (specification §9). */
export const durationText = (minutes: number) => formatDuration(minutes, 'long').toLowerCase()

/** The durations as choices, with what each leaves of the balance or how far that is too small; the balance may be unknown yet. */
export function durationOptions(balance: number | undefined, durations: readonly LabDuration[] = labDurations): LabDurationOption[] {
  return durations.map((minutes) => {
    const cost = labCost(minutes)
    const option = { minutes, label: durationText(minutes), price: creditText(cost) }
    if (balance === undefined) return option
    if (balance >= cost) return { ...option, balanceAfter: creditText(balance - cost) }
    return { ...option, shortfall: `You need ${creditText(cost)} for ${option.label}; you have ${balance}.` }
  })
}

/** Whether and how an active session can be extended. */
export interface ExtensionOffer {
  durations: LabDuration[]
  isPossible: boolean
  /** The lowest price, or why there is none. */
  note: string
}

/** What the session's maximum and the balance (unknown while it loads) allow. */
export function extensionOffer({ ttl, maxTtl }: Pick<LabSession, 'ttl' | 'maxTtl'>, balance: number | undefined): ExtensionOffer {
  const durations = labDurations.filter((minutes) => ttl + minutes <= maxTtl)
  const [shortest] = durations
  if (shortest === undefined) return { durations, isPossible: false, note: `This lab runs for ${durationText(maxTtl)} at most.` }
  const price = `${creditText(labCost(shortest))} for ${durationText(shortest)}`
  if (balance !== undefined && balance < labCost(shortest)) {
    return { durations, isPossible: false, note: `Extending costs at least ${price}; you have ${balance}.` }
  }
  return { durations, isPossible: true, note: `From ${price}` }
}

const kinds: Record<LedgerKind, string> = { hold: 'Set aside', charge: 'Charged', refund: 'Given back', grant: 'Granted' }

/** What a line of the ledger was for. */
export function ledgerText({ kind, note }: Pick<CreditLedgerEntry, 'kind' | 'note'>): string {
  if (!note) return kinds[kind]
  return kind === 'grant' ? `${kinds[kind]}: ${note}` : `${kinds[kind]} for ${note}`
}

import type { CreditLedgerEntry } from '@rampart/contract/entities/creditLedgerEntry'
import type { LabSession } from '@rampart/contract/entities/labSession'
import { formatDuration } from '@rampart/contract/rules/duration'
import { labCost, labDurations } from '@rampart/contract/rules/labDurations'
import type { LabDuration } from '@rampart/contract/rules/labDurations'
import type { LabDurationOption } from '@rampart/ui/LabDurationDialog'
import type { labMessages } from './labs.messages.ts'
import type { labSessionMessages } from './labSessions.messages.ts'

type Texts = (typeof labMessages)['english']

/** '30 minutes', '1 hour' (specification §9); in English in lower case, as within sentences. */
export function durationText(minutes: number, locale: string): string {
  const text = formatDuration(minutes, 'long', locale)
  return locale.startsWith('en') ? text.toLowerCase() : text
}

/** The purpose of a line of the ledger; empty for a charge, which does not change the balance. */
export function ledgerText(
  { kind, note, minutes }: Pick<CreditLedgerEntry, 'kind' | 'note' | 'minutes'>,
  locale: string,
  { ledger }: Pick<(typeof labSessionMessages)['english'], 'ledger'>,
): string {
  if (kind === 'charge') return ''
  if (kind === 'extension') return ledger.extension(note, durationText(minutes ?? 0, locale))
  if (kind === 'hold' && minutes !== null)
    return ledger.started(note, durationText(minutes, locale))
  return ledger[kind](note)
}

/**
 * The durations as options, with the balance after each or the shortfall; the balance may be
 * unknown yet. Sessions run `timeFactor` times as long.
 */
export function durationOptions(
  { balance, timeFactor = 1 }: { balance?: number | undefined; timeFactor?: number | undefined },
  durations: readonly LabDuration[],
  locale: string,
  messages: Texts,
): LabDurationOption[] {
  return durations.map((minutes) => {
    const cost = labCost(minutes)
    const option = {
      minutes,
      label: durationText(minutes, locale),
      price: messages.credits(cost),
      ...(timeFactor !== 1 && {
        note: messages.withSetting(durationText(minutes * timeFactor, locale)),
      }),
    }
    if (balance === undefined) return option
    if (balance >= cost) return { ...option, balanceAfter: messages.credits(balance - cost) }
    return { ...option, shortfall: messages.shortfall(cost, option.label, balance) }
  })
}

/** Whether and how an active session can be extended. */
export interface ExtensionOffer {
  durations: LabDuration[]
  isPossible: boolean
  /** The lowest price, or why extending is not possible. */
  note: string
}

/** The extension that the session's maximum and the balance (unknown while it loads) allow. */
export function extensionOffer(
  { ttl, maxTtl, timeFactor }: Pick<LabSession, 'ttl' | 'maxTtl' | 'timeFactor'>,
  balance: number | undefined,
  locale: string,
  messages: Texts,
): ExtensionOffer {
  const durations = labDurations.filter((minutes) => ttl + minutes * timeFactor <= maxTtl)
  const [shortest] = durations
  if (shortest === undefined)
    return { durations, isPossible: false, note: messages.extendOver(durationText(maxTtl, locale)) }
  const cost = labCost(shortest)
  const duration = durationText(shortest * timeFactor, locale)
  if (balance !== undefined && balance < cost)
    return { durations, isPossible: false, note: messages.extendShortfall(cost, duration, balance) }
  return { durations, isPossible: true, note: messages.extendFrom(cost, duration) }
}

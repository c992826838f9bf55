import type { LabDuration } from '@rampart/contract/rules/labDurations'
import { defaultLabDuration, labDurations } from '@rampart/contract/rules/labDurations'
import { useLocale, useMessages } from '@rampart/ui/Language'
import { lazyOverlay } from '@rampart/ui/LazyOverlay'
import { useAdapters } from '../adapters/AdaptersProvider.tsx'
import { LackRequest } from '../requests/LackRequest.tsx'
import { durationOptions } from './credits.ts'
import { useCredits } from './labQueries.ts'
import { labMessages } from './labs.messages.ts'

const LabDurationDialog = lazyOverlay(
  async () => (await import('@rampart/ui/LabDurationDialog')).LabDurationDialog,
)

interface DurationDialogProps {
  purpose: 'launch' | 'extend'
  labTitle: string
  /** What else there is to say of the lab. */
  note?: string
  /** Those that may be chosen; all if left out. */
  durations?: readonly LabDuration[]
  /** Where the session in progress is, if there is one: a refusal leads to it. */
  sessionHref?: string | undefined
  /** How many times as long they run. */
  timeFactor?: number | undefined
  dialog: {
    isOpen: boolean
    isPending: boolean
    error: string | undefined
    close: () => void
    submit: (duration: LabDuration) => void
  }
}

/** The duration dialog with the learner's balance. */
export function DurationDialog({
  purpose,
  labTitle,
  note,
  durations = labDurations,
  sessionHref,
  timeFactor,
  dialog,
}: DurationDialogProps) {
  const messages = useMessages(labMessages)
  const locale = useLocale()
  const { data: { balance, monthly = 0 } = {} } = useCredits(dialog.isOpen)
  const { ways } = useAdapters()
  if (!dialog.isOpen) return null
  return (
    <LabDurationDialog
      purpose={purpose}
      labTitle={labTitle}
      {...(note !== undefined && { note })}
      options={durationOptions({ balance, timeFactor }, durations, locale, messages)}
      defaultMinutes={defaultLabDuration}
      balance={balance === undefined ? undefined : messages.credits(balance)}
      {...(ways.requests.credits
        ? { creditsAction: <LackRequest kind="credits" /> }
        : { creditsHref: ways.credits })}
      {...(monthly > 0 && { creditsNote: messages.monthly(monthly) })}
      {...(sessionHref !== undefined && { sessionHref })}
      isOpen
      isPending={dialog.isPending}
      error={dialog.error}
      onOpenChange={dialog.close}
      onSubmit={(minutes) => dialog.submit(minutes as LabDuration)}
    />
  )
}

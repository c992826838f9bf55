import type { LabDuration } from '@rampart/contract/rules/labDurations'
import { defaultLabDuration, labDurations } from '@rampart/contract/rules/labDurations'
import { LabDurationDialog } from '@rampart/ui/LabDurationDialog'
import { useLocale, useMessages } from '@rampart/ui/Language'
import type { LazyOverlayProps } from '@rampart/ui/LazyOverlay'
import { useAdapters } from '../adapters/AdaptersProvider.tsx'
import { LackRequest } from '../requests/LackRequest.tsx'
import type { useCredits } from './labQueries.ts'
import { durationOptions } from './credits.ts'
import { labMessages } from './labs.messages.ts'

interface DurationDialogProps extends LazyOverlayProps {
  purpose: 'launch' | 'extend'
  labTitle: string
  /** A note about the lab. */
  note?: string
  /** Durations that can be chosen. @default all */
  durations?: readonly LabDuration[]
  /** Address of the session in progress, if there is one: a refusal links to it. */
  sessionHref?: string | undefined
  /** Factor by which sessions run longer. */
  timeFactor?: number | undefined
  /** The learner's credits, once they are known. */
  credits: ReturnType<typeof useCredits>['data']
  call: {
    isPending: boolean
    error: string | undefined
    submit: (duration: LabDuration) => void
  }
}

/**
 * The duration dialog with the learner's balance. It is loaded late: pages import it by
 * `lazyOverlay`.
 */
export function DurationDialog({
  purpose,
  labTitle,
  note,
  durations = labDurations,
  sessionHref,
  timeFactor,
  credits,
  call,
  isOpen,
  onOpenChange,
}: DurationDialogProps) {
  const messages = useMessages(labMessages)
  const locale = useLocale()
  const { ways } = useAdapters()
  const { balance, monthly = 0 } = credits ?? {}
  if (!isOpen) return null
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
      isPending={call.isPending}
      error={call.error}
      onOpenChange={onOpenChange}
      onSubmit={(minutes) => call.submit(minutes as LabDuration)}
    />
  )
}

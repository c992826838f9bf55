import type { LabSession } from '@rampart/contract/entities/labSession'
import { Button } from '@rampart/ui/Button'
import { RemainingTimeChip } from '@rampart/ui/RemainingTimeChip'
import { SessionDetails } from '@rampart/ui/SessionDetails'
import type { Countdown } from './countdown.ts'
import { ExtendAction } from './ExtendAction.tsx'
import { formatMoment } from './sessionTexts.ts'

interface SessionSideProps {
  session: LabSession
  /** While the session is active. */
  time: Countdown | undefined
  isEnding: boolean
  onEnd: () => void
}

/** Beside the guide, always in sight: the time, the facts, and more time or the end. */
export function SessionSide({ session, time, isEnding, onEnd }: SessionSideProps) {
  const { startedAt, endedAt, ttl, creditsUsed, status } = session
  return (
    <SessionDetails
      started={startedAt === null ? undefined : formatMoment(startedAt)}
      ended={endedAt === null ? undefined : formatMoment(endedAt)}
      minutes={ttl}
      credits={creditsUsed}
      progress={time?.progress}
      time={time && <RemainingTimeChip label={time.label} seconds={time.seconds} isLow={time.isLow} size="large" />}
      actions={
        status === 'active' && (
          <>
            <ExtendAction session={session} />
            <Button variant="outline" tone="critical" width="full" isDisabled={isEnding} onPress={onEnd} aria-haspopup="dialog">
              {isEnding ? 'Ending...' : 'End Lab Session'}
            </Button>
          </>
        )
      }
    />
  )
}

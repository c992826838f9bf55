import type { LabSession } from '@rampart/contract/entities/labSession'
import { Button } from '@rampart/ui/Button'
import { useLocale, useMessages } from '@rampart/ui/Language'
import { SessionDetails } from '@rampart/ui/SessionDetails'
import type { Countdown } from './countdown.ts'
import { ExtendAction } from './ExtendAction.tsx'
import { labMessages } from './labs.messages.ts'
import { formatMoment } from './sessionTexts.ts'

interface SessionSideProps {
  session: LabSession
  /** Undefined unless the session is active. */
  time: Countdown | undefined
  isEnding: boolean
  onEnd: () => void
}

/** Below the mission: the facts, and buttons to extend or end the session. */
export function SessionSide({ session, time, isEnding, onEnd }: SessionSideProps) {
  const messages = useMessages(labMessages)
  const locale = useLocale()
  const { startedAt, endedAt, ttl, creditsUsed, status } = session
  return (
    <SessionDetails
      started={startedAt === null ? undefined : formatMoment(startedAt, locale)}
      ended={endedAt === null ? undefined : formatMoment(endedAt, locale)}
      minutes={ttl}
      credits={creditsUsed}
      progress={time?.progress}
      actions={
        status === 'active' && (
          <>
            <ExtendAction session={session} />
            <Button
              variant="outline"
              tone="critical"
              width="full"
              isPending={isEnding}
              pendingLabel={messages.ending}
              onPress={onEnd}
              aria-haspopup="dialog"
            >
              {messages.end}
            </Button>
          </>
        )
      }
    />
  )
}

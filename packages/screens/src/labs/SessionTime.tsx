import type { LabSession } from '@rampart/contract/entities/labSession'
import { useMessages } from '@rampart/ui/Language'
import { RemainingTimeChip } from '@rampart/ui/RemainingTimeChip'
import type { Countdown } from './countdown.ts'
import { countdown } from './countdown.ts'
import { labMessages } from './labs.messages.ts'
import { useNow } from './useNow.ts'

/** The time that an active session has left, counting down; nothing for any other session. */
export function SessionTime({ session }: { session: LabSession }) {
  const time = countdown(session, useNow(session.status === 'active'))
  return time && <TimeChip time={time} />
}

/** A countdown as it stands. */
export function TimeChip({ time, size }: { time: Countdown; size?: 'large' }) {
  const { timeOver } = useMessages(labMessages)
  return (
    <RemainingTimeChip
      label={time.isExpired ? timeOver : time.label}
      seconds={time.seconds}
      isLow={time.isLow}
      isAlarming={time.isAlarming}
      size={size}
    />
  )
}

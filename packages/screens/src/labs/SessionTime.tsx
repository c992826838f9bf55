import type { LabSession } from '@rampart/contract/entities/labSession'
import { useMessages } from '@rampart/ui/Language'
import { RemainingTimeChip } from '@rampart/ui/RemainingTimeChip'
import type { Countdown } from './countdown.ts'
import { countdown } from './countdown.ts'
import { labMessages } from './labs.messages.ts'
import { useNow } from './useNow.ts'

/** The remaining time of an active session, counting down; nothing for any other session. */
export function SessionTime({ session }: { session: LabSession }) {
  const time = countdown(session, useNow(session.status === 'active'))
  return time && <TimeChip time={time} />
}

/** The current state of a countdown. */
export function TimeChip({ time, size }: { time: Countdown; size?: 'large' }) {
  return <RemainingTimeChip {...useChipTime()(time)} size={size} />
}

/** Returns what a chip shows of a countdown. */
export function useChipTime() {
  const { timeOver } = useMessages(labMessages)
  return ({ isExpired, label, seconds, isLow, isAlarming }: Countdown) => ({
    label: isExpired ? timeOver : label,
    seconds,
    isLow,
    isAlarming,
  })
}

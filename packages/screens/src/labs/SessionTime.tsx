import type { LabSession } from '@rampart/contract/entities/labSession'
import { RemainingTimeChip } from '@rampart/ui/RemainingTimeChip'
import { countdown } from './countdown.ts'
import { useNow } from './useNow.ts'

/** The time that an active session has left, counting by itself; nothing for any other. */
export function SessionTime({ session, size }: { session: LabSession; size?: 'medium' | 'large' }) {
  const time = countdown(session, useNow(session.status === 'active'))
  return time && <RemainingTimeChip label={time.label} seconds={time.seconds} isLow={time.isLow} size={size} />
}

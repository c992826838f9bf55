import { CircleAlert, CircleCheck, Flag } from 'lucide-react'
import { Chip } from '../../../components/Chip/Chip.tsx'
import { Inline } from '../../../components/Inline/Inline.tsx'
import { useMessages } from '#language'
import type { RootProps } from '../../../rootProps.ts'
import { rootPropsOf } from '../../../rootProps.ts'
import { sessionStatisticsMessages } from './SessionStatistics.messages.ts'

export interface SessionStatisticsProps extends RootProps {
  /** Number of sessions in which everything was solved, in any way they ended. */
  solved: number
  /** Number of sessions that were completed. */
  completed: number
  /** Number of sessions that failed. */
  failed: number
}

/** The results of a learner's lab sessions, in three chips. */
export function SessionStatistics({ solved, completed, failed, ...root }: SessionStatisticsProps) {
  const messages = useMessages(sessionStatisticsMessages)
  return (
    <Inline {...rootPropsOf(root)}>
      <Chip tone={solved > 0 ? 'signal' : 'neutral'}>
        <Flag size={14} aria-hidden="true" />
        {messages.solved(solved)}
      </Chip>
      <Chip tone="neutral">
        <CircleCheck size={14} aria-hidden="true" />
        {messages.completed(completed)}
      </Chip>
      <Chip tone={failed > 0 ? 'critical' : 'neutral'}>
        <CircleAlert size={14} aria-hidden="true" />
        {messages.failed(failed)}
      </Chip>
    </Inline>
  )
}

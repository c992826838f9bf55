import { CircleAlert, CircleCheck } from 'lucide-react'
import { Chip } from '../../../components/Chip/Chip.tsx'
import { Inline } from '../../../components/Inline/Inline.tsx'
import { useMessages } from '../../../components/Language/Language.tsx'
import { sessionStatisticsMessages } from './SessionStatistics.messages.ts'

export interface SessionStatisticsProps {
  /** Number of sessions that were completed. */
  completed: number
  /** Number of sessions that failed. */
  failed: number
}

/** How a learner's lab sessions went, in two chips. */
export function SessionStatistics({ completed, failed }: SessionStatisticsProps) {
  const messages = useMessages(sessionStatisticsMessages)
  return (
    <Inline>
      <Chip tone="success">
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

import type { ReactNode } from 'react'
import { Button } from '../../../components/Button/Button.tsx'
import { useMessages } from '#language'
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx'
import { StatusBanner } from '../../../components/StatusBanner/StatusBanner.tsx'
import type { RootProps } from '../../../rootProps.ts'
import { rootPropsOf } from '../../../rootProps.ts'
import { timePlace } from './LabStatusBanner.css.ts'
import { labStatusBannerMessages } from './LabStatusBanner.messages.ts'

export interface LabStatusBannerProps extends RootProps {
  /** Status of the session in progress. */
  status: 'queued' | 'provisioning' | 'active'
  /** Address of the session's page. */
  sessionHref: string
  /** The session is being ended. @default false */
  isEnding?: boolean
  /** Called by 'End Lab'; ask the learner to confirm. */
  onEnd: () => void
  /** Time left: a `RemainingTimeChip`. */
  time?: ReactNode
}

/**
 * Shown on a lab's page in place of 'Launch Lab' while the learner has a session of it
 * (specification §4).
 */
export function LabStatusBanner({
  status,
  sessionHref,
  isEnding = false,
  onEnd,
  time,
  ...root
}: LabStatusBannerProps) {
  const messages = useMessages(labStatusBannerMessages)
  const isActive = status === 'active'
  return (
    <StatusBanner
      {...rootPropsOf(root)}
      tone={isActive ? 'success' : 'info'}
      isPulsing={status === 'provisioning'}
      actions={
        <>
          {time && <span className={timePlace}>{time}</span>}
          <LinkButton href={sessionHref}>{messages.view}</LinkButton>
          <Button
            variant="outline"
            onPress={onEnd}
            isPending={isEnding}
            pendingLabel={messages.ending}
          >
            {messages.end}
          </Button>
        </>
      }
    >
      {isActive ? messages.active : messages.starting}
    </StatusBanner>
  )
}

import type { ReactNode } from 'react'
import { Button } from '../Button/Button.tsx'
import { LinkButton } from '../LinkButton/LinkButton.tsx'
import { StatusBanner } from '../StatusBanner/StatusBanner.tsx'
import { timePlace } from './LabStatusBanner.css.ts'

export interface LabStatusBannerProps {
  /** Where the session in progress is. */
  status: 'queued' | 'provisioning' | 'active'
  /** Where the session's page is. */
  sessionHref: string
  /** The session is being ended. @default false */
  isEnding?: boolean
  /** Called by 'End Lab'; ask before it is done. */
  onEnd: () => void
  /** Time left: a `RemainingTimeChip`. */
  time?: ReactNode
}

/** Stands on a lab's page in place of 'Launch Lab' while the learner has a session of it (specification §4). */
export function LabStatusBanner({ status, sessionHref, isEnding = false, onEnd, time }: LabStatusBannerProps) {
  const isActive = status === 'active'
  return (
    <StatusBanner
      tone={isActive ? 'success' : 'info'}
      isPulsing={status === 'provisioning'}
      actions={
        <>
          {time && <span className={timePlace}>{time}</span>}
          <LinkButton href={sessionHref}>View Lab Session</LinkButton>
          <Button variant="outline" onPress={onEnd} isDisabled={isEnding}>
            {isEnding ? 'Ending...' : 'End Lab'}
          </Button>
        </>
      }
    >
      {isActive ? 'You have an active lab session running' : 'Your lab environment is starting up...'}
    </StatusBanner>
  )
}

import type { LabSession } from '@rampart/contract/entities/labSession'
import { Button } from '@rampart/ui/Button'
import { LabStatusBanner } from '@rampart/ui/LabStatusBanner'
import { useMessages } from '@rampart/ui/Language'
import { useSession } from '../session/SessionProvider.tsx'
import { SignInLink } from '../session/SignInLink.tsx'
import { labMessages } from './labs.messages.ts'
import { SessionTime } from './SessionTime.tsx'

interface LabActionProps {
  /** The learner's session of this lab in progress. */
  session: LabSession | undefined
  /** It is not known yet whether there is such a session. */
  isChecking: boolean
  signInHref: string
  sessionHref: (sessionId: string) => string
  isEnding: boolean
  onLaunch: () => void
  onEnd: (session: LabSession) => void
}

/**
 * 'Sign In to Continue' for visitors, 'Launch Lab' for learners, and the banner of a session in
 * progress (specification §2, §4).
 */
export function LabAction({
  session,
  isChecking,
  signInHref,
  sessionHref,
  isEnding,
  onLaunch,
  onEnd,
}: LabActionProps) {
  const { launch } = useMessages(labMessages)
  if (useSession() !== 'signed-in') return <SignInLink href={signInHref} />
  if (!session) {
    return (
      <Button isPending={isChecking} onPress={onLaunch} aria-haspopup="dialog">
        {launch}
      </Button>
    )
  }
  return (
    <LabStatusBanner
      status={
        session.status === 'queued' || session.status === 'provisioning' ? session.status : 'active'
      }
      sessionHref={sessionHref(session._id)}
      isEnding={isEnding}
      onEnd={() => onEnd(session)}
      time={<SessionTime session={session} />}
    />
  )
}

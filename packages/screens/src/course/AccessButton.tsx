import { Button } from '@rampart/ui/Button'
import { LinkButton } from '@rampart/ui/LinkButton'
import { useSession } from '../session/SessionProvider.tsx'
import { untilKnown } from './CourseScreen.css.ts'

export interface AccessButtonProps {
  signInHref: string
  isBusy: boolean
  onAccess: () => void
}

/** 'Sign In to Continue' for visitors, 'Access Course' for learners (specification §2). */
export function AccessButton({ signInHref, isBusy, onAccess }: AccessButtonProps) {
  const session = useSession()
  if (session === 'signed-in') {
    return (
      <Button isPending={isBusy} onPress={onAccess}>
        Access Course
      </Button>
    )
  }
  return (
    <span className={session === 'unknown' ? untilKnown : undefined}>
      <LinkButton href={signInHref}>Sign In to Continue</LinkButton>
    </span>
  )
}

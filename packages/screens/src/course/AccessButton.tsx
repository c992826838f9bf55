import { Button } from '@rampart/ui/Button'
import { useSession } from '../session/SessionProvider.tsx'
import { SignInLink } from '../session/SignInLink.tsx'

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
  return <SignInLink href={signInHref} />
}

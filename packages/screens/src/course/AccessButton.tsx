import { Button } from '@rampart/ui/Button'
import { useMessages } from '@rampart/ui/Language'
import { useSession } from '../session/SessionProvider.tsx'
import { SignInLink } from '../session/SignInLink.tsx'
import { courseMessages } from './course.messages.ts'

export interface AccessButtonProps {
  signInHref: string
  isBusy: boolean
  onAccess: () => void
}

/** 'Sign In to Continue' for visitors, 'Access Course' for learners (specification §2). */
export function AccessButton({ signInHref, isBusy, onAccess }: AccessButtonProps) {
  const messages = useMessages(courseMessages)
  const session = useSession()
  if (session === 'signed-in') {
    return (
      <Button isPending={isBusy} onPress={onAccess}>
        {messages.access}
      </Button>
    )
  }
  return <SignInLink href={signInHref} />
}

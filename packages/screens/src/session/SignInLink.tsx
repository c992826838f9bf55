import { useMessages } from '@rampart/ui/Language'
import { LinkButton } from '@rampart/ui/LinkButton'
import { sessionMessages } from './session.messages.ts'
import { useSession } from './SessionProvider.tsx'
import { untilKnown } from './SignInLink.css.ts'

/**
 * What visitors find in the place of a learner's button; `href` leads to signing in and back
 * (specification §2).
 */
export function SignInLink({ href }: { href: string }) {
  const { signInToContinue } = useMessages(sessionMessages)
  return (
    <span className={useSession() === 'unknown' ? untilKnown : undefined}>
      <LinkButton href={href}>{signInToContinue}</LinkButton>
    </span>
  )
}

import { useMessages } from '@rampart/ui/Language'
import { LinkButton } from '@rampart/ui/LinkButton'
import { sessionMessages } from './session.messages.ts'
import { useSession } from './SessionProvider.tsx'
import { untilKnown } from './SignInLink.css.ts'

/**
 * For visitors, in place of a learner's button; `href` is the address of signing in, which leads
 * back (specification §2).
 */
export function SignInLink({ href }: { href: string }) {
  const { signInToContinue } = useMessages(sessionMessages)
  return (
    <span className={useSession() === 'unknown' ? untilKnown : undefined}>
      <LinkButton href={href}>{signInToContinue}</LinkButton>
    </span>
  )
}

import { LinkButton } from '@rampart/ui/LinkButton'
import { useSession } from './SessionProvider.tsx'
import { untilKnown } from './SignInLink.css.ts'

/** What visitors find in the place of a learner's button; `href` leads to signing in and back (specification §2). */
export function SignInLink({ href }: { href: string }) {
  return (
    <span className={useSession() === 'unknown' ? untilKnown : undefined}>
      <LinkButton href={href}>Sign In to Continue</LinkButton>
    </span>
  )
}

import { useMessages } from '@rampart/ui/Language'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import type { ResetDetails } from '../adapters/adapters.ts'
import { useAdapters } from '../adapters/AdaptersProvider.tsx'
import { hasCode } from '../adapters/errors.ts'
import { useNotify } from '../notifications/NotificationsProvider.tsx'
import { useSessionStore } from '../session/SessionProvider.tsx'
import { forgotPasswordMessages } from './forgotPassword.messages.ts'

/** Has a code mailed; the result is the id of the reset. */
export function useSendCode() {
  const { account } = useAdapters()
  return useMutation({
    meta: { public: true },
    mutationFn: (email: string) => account.requestReset(email),
  })
}

/**
 * Sets the new password, shows a notice, then calls back with the address to sign in with.
 *
 * A code works once. If the response was lost, or the browser sent the request twice, the password
 * is set and its code is refused: signing in shows whether it is. It is tried once for each such
 * case, as failed sign-ins are counted.
 */
export function useResetPassword(onReset: (email: string) => void) {
  const { account } = useAdapters()
  const session = useSessionStore()
  const notify = useNotify()
  const { resetDone } = useMessages(forgotPasswordMessages)
  /** The reset for which signing in has shown whether its password is set. */
  const asked = useRef<string>(undefined)
  return useMutation({
    meta: { public: true },
    mutationFn: (details: ResetDetails) =>
      account.resetPassword(details).catch(async (error: unknown) => {
        const isKnown = asked.current === details.reset
        // After any other failure the password may be set: the response may come from a proxy.
        asked.current = hasCode(error, 'code_invalid') ? details.reset : undefined
        if (isKnown || !asked.current) throw error
        const answer = await account.signIn(details.email, details.newPassword).catch(() => {
          throw error
        })
        // This sign-in was only a test: the learner signs in on the next page.
        if (typeof answer === 'string') account.signOut(answer).catch(() => undefined)
      }),
    onSuccess: (_none, { email }) => {
      // Every token of the account has ended; one that is stored here would only be refused.
      session.signOut()
      notify({ tone: 'success', message: resetDone })
      onReset(email)
    },
  })
}

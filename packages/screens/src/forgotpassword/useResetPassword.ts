import { useMessages } from '@rampart/ui/Language'
import { useMutation } from '@tanstack/react-query'
import type { ResetDetails } from '../adapters/adapters.ts'
import { useAdapters } from '../adapters/AdaptersProvider.tsx'
import { useNotify } from '../notifications/NotificationsProvider.tsx'
import { useSessionStore } from '../session/SessionProvider.tsx'
import { forgotPasswordMessages } from './forgotPassword.messages.ts'

/** Has a code mailed; the data is the id of the reset. */
export function useSendCode() {
  const { account } = useAdapters()
  return useMutation({
    meta: { public: true },
    mutationFn: (email: string) => account.requestReset(email),
  })
}

/** Sets the new password, tells so, then calls back with the address to sign in with. */
export function useResetPassword(onReset: (email: string) => void) {
  const { account } = useAdapters()
  const session = useSessionStore()
  const notify = useNotify()
  const { resetDone } = useMessages(forgotPasswordMessages)
  return useMutation({
    meta: { public: true },
    mutationFn: (details: ResetDetails) => account.resetPassword(details),
    onSuccess: (_none, { email }) => {
      // Every token of the account has ended; one that is kept here would only be refused.
      session.signOut()
      notify({ tone: 'success', message: resetDone })
      onReset(email)
    },
  })
}

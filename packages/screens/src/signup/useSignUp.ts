import { useMessages } from '@rampart/ui/Language'
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import type { AccountAdapter, SignUpDetails } from '../adapters/adapters.ts'
import { useAdapters } from '../adapters/AdaptersProvider.tsx'
import { hasCode } from '../adapters/errors.ts'
import { useNotify } from '../notifications/NotificationsProvider.tsx'
import { useSignIn } from '../signin/useSignIn.ts'
import { signUpMessages } from './signUp.messages.ts'
import type { BegunSignUp } from './SignUpScreen.tsx'

/** Who may open an account; fresh for five minutes, as an operator changes it by a restart. */
export const signUpSettingQuery = (account: AccountAdapter) =>
  queryOptions({
    queryKey: ['sign-up-setting'],
    queryFn: () => account.signUpSetting(),
    staleTime: 5 * 60_000,
  })

export const useSignUpSetting = () => useQuery(signUpSettingQuery(useAdapters().account))

/** Begins an account and has a code mailed; the result is what the second step needs. */
export function useSignUp() {
  const { account } = useAdapters()
  return useMutation({
    meta: { public: true },
    mutationFn: async (details: SignUpDetails): Promise<BegunSignUp> => {
      const registration = await account.signUp(details)
      const { email, firstName, lastName } = details
      return { registration, email, firstName, lastName }
    },
  })
}

interface Confirmation {
  registration: string
  otp: string
  email: string
  /** Undefined after a reload: it is not stored. */
  password: string | undefined
}

/**
 * Confirms the account, and signs in if the password is still known; the listeners of the session
 * are notified. Otherwise, or if signing in fails, it calls back with the address to sign in with.
 *
 * A code works once. If the response was lost, or the browser sent the request twice, the account
 * exists and its code is refused: signing in shows whether it does. It is tried once for each such
 * case, as failed sign-ins are counted.
 */
export function useConfirmSignUp(onConfirmed: (email: string) => void) {
  const { account } = useAdapters()
  const notify = useNotify()
  const signIn = useSignIn()
  const messages = useMessages(signUpMessages)
  /** The registration for which signing in has shown that there is no account yet. */
  const unconfirmed = useRef<string>(undefined)
  return useMutation({
    meta: { public: true },
    mutationFn: async ({ registration, otp, email, password }: Confirmation) => {
      const isSignedIn = async () =>
        password !== undefined &&
        (await signIn.mutateAsync({ email, password }).then(
          (pending) => pending === undefined,
          () => false,
        ))
      try {
        await account.confirmSignUp(registration, otp)
      } catch (error) {
        const isRefused = hasCode(error, 'code_invalid')
        if (isRefused && unconfirmed.current !== registration && (await isSignedIn())) return true
        // After any other failure the account may exist: the response may come from a proxy.
        unconfirmed.current = isRefused ? registration : undefined
        throw error
      }
      return isSignedIn()
    },
    onSuccess: (isSignedIn, { email }) => {
      notify({
        tone: 'success',
        message: isSignedIn ? messages.readyAndSignedIn : messages.ready,
      })
      if (!isSignedIn) onConfirmed(email)
    },
  })
}

import { useMessages } from '@rampart/ui/Language'
import { useSessionStore } from '../session/SessionProvider.tsx'
import { signInMessages } from './signIn.messages.ts'

/**
 * Returns a function that stores a token and notifies the listeners of the session (specification
 * §4, §5, §8). It throws if there is no token, or it has expired.
 */
export function useKeepToken() {
  const session = useSessionStore()
  const messages = useMessages(signInMessages)
  return (token: string | undefined) => {
    if (!token) throw new Error(messages.noToken)
    session.signIn(token)
    if (session.state() !== 'signed-in') throw new Error(messages.endedToken)
  }
}

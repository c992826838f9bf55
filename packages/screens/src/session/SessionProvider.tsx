import { createContext, use, useSyncExternalStore } from 'react'
import type { ReactNode } from 'react'
import type { SessionState, SessionStore } from './session.ts'

const SessionContext = createContext<SessionStore | undefined>(undefined)

/** Provides the session store to the screens inside. */
export function SessionProvider({ store, children }: { store: SessionStore; children: ReactNode }) {
  return <SessionContext value={store}>{children}</SessionContext>
}

/** The session store. Throws outside a `SessionProvider`. */
export function useSessionStore(): SessionStore {
  const store = use(SessionContext)
  if (!store) throw new Error('Screens need a <SessionProvider> around them.')
  return store
}

/** Whether someone is signed in; `unknown` while the server's HTML is taken over. */
export function useSession(): SessionState {
  const store = useSessionStore()
  return useSyncExternalStore(store.subscribe, store.state, () => 'unknown' as const)
}

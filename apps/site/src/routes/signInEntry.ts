import { useSession } from '@rampart/screens/session/SessionProvider.tsx'
import { useLocation } from '../navigation/Router.tsx'

/**
 * Texts that an earlier page left with this entry of the browser's history: they outlast a reload,
 * come back with the Back button, end with the tab, and are in no address. Undefined on the server
 * and until the browser has taken over.
 */
export function useEntryTexts(): Partial<Record<string, string>> | undefined {
  const { state } = useLocation() as { state: unknown }
  if (useSession() === 'unknown') return undefined
  const entries = typeof state === 'object' && state !== null ? Object.entries(state) : []
  return Object.fromEntries(entries.filter(([, text]) => typeof text === 'string'))
}

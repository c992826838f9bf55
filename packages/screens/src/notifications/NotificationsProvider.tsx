import { createContext, use } from 'react'
import type { ReactNode } from 'react'

/** A short word to the person, at the bottom of the screen. */
export interface Notification {
  tone: 'success' | 'info' | 'caution' | 'critical'
  message: string
  /**
   * Milliseconds until it disappears; the tone's own time if left out. Errors stay until dismissed.
   */
  timeout?: number
}

/** Shows a notification. */
export type Notify = (notification: Notification) => void

const NotifyContext = createContext<Notify | undefined>(undefined)

/** Gives the screens below their way to notify. */
export function NotificationsProvider({
  notify,
  children,
}: {
  notify: Notify
  children: ReactNode
}) {
  return <NotifyContext value={notify}>{children}</NotifyContext>
}

/** Throws outside a `NotificationsProvider`. */
export function useNotify(): Notify {
  const notify = use(NotifyContext)
  if (!notify) throw new Error('Screens need a <NotificationsProvider> around them.')
  return notify
}

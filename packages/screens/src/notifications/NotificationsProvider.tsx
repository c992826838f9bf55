import { createContext, use } from 'react'
import type { ReactNode } from 'react'

/** A short message at the bottom of the screen. */
export interface Notification {
  tone: 'success' | 'info' | 'caution' | 'critical'
  message: string
  /**
   * Milliseconds until it disappears; the tone's own time if left out. Errors stay until dismissed.
   */
  timeout?: number
  /**
   * The subject, such as an action that may be tried again: the notification replaces the one
   * before with the same subject.
   */
  about?: string
}

/** Shows a notification, or removes the one with a subject. */
export type Notify = (notification: Notification | TakenBack) => void

/** Removes a notification that is no longer true, for example because its action is tried again. */
export interface TakenBack {
  about: string
  message?: undefined
}

const NotifyContext = createContext<Notify | undefined>(undefined)

/** Provides `notify` to the screens inside. */
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

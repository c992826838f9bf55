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
  /**
   * What it is about, such as an action that may be tried again: it takes the place of the one
   * before about the same.
   */
  about?: string
}

/** Shows a notification, or takes back the one about something. */
export type Notify = (notification: Notification | TakenBack) => void

/** What the person does now has made a notification untrue: an action is tried again, say. */
export interface TakenBack {
  about: string
  message?: undefined
}

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

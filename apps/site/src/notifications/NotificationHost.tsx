import { NotificationsProvider } from '@rampart/screens/notifications/NotificationsProvider.tsx'
import type { Notify } from '@rampart/screens/notifications/NotificationsProvider.tsx'
import { untilDone } from '@rampart/screens/pages/latePart.tsx'
import { useCallback, useEffect, useState } from 'react'
import type { ComponentType, ReactNode } from 'react'
import type { NotificationsProps, Waiting } from './Notifications.tsx'

/**
 * When the code that draws notifications is fetched at the latest, in milliseconds: once the page
 * has all it needs itself.
 */
const quiet = 3_000

/**
 * Shows notifications. The code that draws them comes with the first one, or before that in a quiet
 * moment: some tell that nothing can be fetched any more. It is requested until it comes.
 */
export function NotificationHost({ children }: { children: ReactNode }) {
  const [waiting, setWaiting] = useState<Waiting>([])
  const notify = useCallback<Notify>(
    (notification) => setWaiting((current) => [...current, notification]),
    [],
  )
  const take = useCallback(
    (taken: Waiting) => setWaiting((current) => current.filter((each) => !taken.includes(each))),
    [],
  )
  const [Notifications, setNotifications] = useState<ComponentType<NotificationsProps>>()

  const isMissing = !Notifications
  useEffect(() => {
    if (!isMissing) return
    const load = () => {
      void untilDone(() => import('./Notifications.tsx')).then((module) =>
        setNotifications(() => module.Notifications),
      )
    }
    const timer = setTimeout(load, waiting.length > 0 ? 0 : quiet)
    return () => clearTimeout(timer)
  }, [isMissing, waiting])

  return (
    <NotificationsProvider notify={notify}>
      {children}
      {Notifications && <Notifications waiting={waiting} onTaken={take} />}
    </NotificationsProvider>
  )
}

import { NotificationsProvider } from '@rampart/screens/notifications/NotificationsProvider.tsx'
import type { Notification } from '@rampart/screens/notifications/NotificationsProvider.tsx'
import { lazy, Suspense, useCallback, useState } from 'react'
import type { ReactNode } from 'react'

const Notifications = lazy(async () => ({ default: (await import('./Notifications.tsx')).Notifications }))

/** Shows notifications; the code that draws them comes with the first one. */
export function NotificationHost({ children }: { children: ReactNode }) {
  const [waiting, setWaiting] = useState<readonly Notification[]>([])
  const notify = useCallback((notification: Notification) => setWaiting((current) => [...current, notification]), [])
  const take = useCallback((taken: readonly Notification[]) => setWaiting((current) => current.filter((each) => !taken.includes(each))), [])
  const [isUsed, setUsed] = useState(false)
  if (waiting.length > 0 && !isUsed) setUsed(true)
  return (
    <NotificationsProvider notify={notify}>
      {children}
      {isUsed && (
        <Suspense fallback={null}>
          <Notifications waiting={waiting} onTaken={take} />
        </Suspense>
      )}
    </NotificationsProvider>
  )
}

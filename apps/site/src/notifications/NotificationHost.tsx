import { NotificationsProvider } from '@rampart/screens/notifications/NotificationsProvider.tsx'
import type { Notify } from '@rampart/screens/notifications/NotificationsProvider.tsx'
import { lazyPart } from '@rampart/screens/pages/latePart.tsx'
import { Suspense, useCallback, useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import type { Waiting } from './Notifications.tsx'

const Notifications = lazyPart(async () => (await import('./Notifications.tsx')).Notifications)

/**
 * When the code that draws notifications is fetched at the latest, in milliseconds: once the page
 * has all it needs itself.
 */
const quiet = 3_000

/**
 * Shows notifications. The code that draws them comes with the first one, or before that in a quiet
 * moment: some notifications say that nothing can be loaded any more. It is requested again until
 * it comes.
 */
export function NotificationHost({ children }: { children: ReactNode }) {
  /** None until the code is wanted. */
  const [waiting, setWaiting] = useState<Waiting>()
  const notify = useCallback<Notify>(
    (notification) => setWaiting((current = []) => [...current, notification]),
    [],
  )
  const take = useCallback(
    (taken: Waiting) => setWaiting((current) => current?.filter((each) => !taken.includes(each))),
    [],
  )
  useEffect(() => {
    const timer = setTimeout(() => setWaiting((current = []) => current), quiet)
    return () => clearTimeout(timer)
  }, [])

  return (
    <NotificationsProvider notify={notify}>
      {children}
      {waiting && (
        <Suspense>
          <Notifications waiting={waiting} onTaken={take} />
        </Suspense>
      )}
    </NotificationsProvider>
  )
}

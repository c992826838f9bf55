import { notificationTimes } from '@rampart/contract/rules/notificationTimes'
import type { Notification } from '@rampart/screens/notifications/NotificationsProvider.tsx'
import { createToastQueue, ToastRegion } from '@rampart/ui/ToastRegion'
import { useEffect, useState } from 'react'

export interface NotificationsProps {
  waiting: readonly Notification[]
  /** Called when these are on the screen. */
  onTaken: (taken: readonly Notification[]) => void
}

/**
 * Puts waiting notifications on the screen, with the times of specification §9; errors stay until
 * dismissed.
 */
export function Notifications({ waiting, onTaken }: NotificationsProps) {
  const [queue] = useState(createToastQueue)
  useEffect(() => {
    if (waiting.length === 0) return
    for (const { tone, message, timeout } of waiting) {
      queue.add({
        tone,
        message,
        timeout: timeout ?? (tone === 'critical' ? undefined : notificationTimes[tone]),
      })
    }
    onTaken(waiting)
  }, [waiting, onTaken, queue])
  return <ToastRegion queue={queue} />
}

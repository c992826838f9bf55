import type {
  Notification,
  TakenBack,
} from '@rampart/screens/notifications/NotificationsProvider.tsx'
import { createToastQueue, ToastRegion } from '@rampart/ui/ToastRegion'
import { useEffect, useState } from 'react'
import './paper.css'

export type Waiting = readonly (Notification | TakenBack)[]

export interface NotificationsProps {
  waiting: Waiting
  /** Called when these are on the screen. */
  onTaken: (taken: Waiting) => void
}

/** Takes back the last one about something. */
const takeBack: Record<string, () => void> = {}

/**
 * Puts waiting notifications on the screen, with the times of specification §9, which are the
 * queue's own; errors stay until dismissed, or until there is something newer about the same.
 */
export function Notifications({ waiting, onTaken }: NotificationsProps) {
  const [queue] = useState(createToastQueue)
  useEffect(() => {
    if (!waiting[0]) return
    for (const news of waiting) {
      const about = (news.about ?? news.message) as string
      takeBack[about]?.()
      if (news.message) takeBack[about] = queue.add(news)
    }
    onTaken(waiting)
  }, [waiting, onTaken, queue])
  return <ToastRegion queue={queue} />
}

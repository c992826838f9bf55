import { useMessages } from '@rampart/ui/Language'
import { notificationMessages } from './notifications.messages.ts'
import { useNotify } from './NotificationsProvider.tsx'

/**
 * Returns a function that notifies the person that a menu, drawer or dialog, whose code loads on
 * first use, could not be loaded.
 */
export function usePartFailure(): () => void {
  const notify = useNotify()
  const { partFailed } = useMessages(notificationMessages)
  return () => notify({ tone: 'critical', message: partFailed })
}

import { expect, waitFor } from 'storybook/test'
import type { Notification } from '../notifications/NotificationsProvider.tsx'

/** Waits until `notify`, a mock, has been called with this notification. */
export const expectNotified = (notify: unknown, tone: Notification['tone'], message: string) =>
  waitFor(() => expect(notify).toHaveBeenCalledWith({ tone, message }))

import type { Notification } from './NotificationsProvider.tsx'

/** A menu, drawer or dialog, whose code comes with its first use, could not be loaded. */
export const partFailure: Notification = { severity: 'error', message: 'This part could not be loaded. Check your connection and try again.' }

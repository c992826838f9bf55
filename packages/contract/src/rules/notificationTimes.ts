/** The severities of notifications. Specification §4, §9. */
export const notificationSeverities = ['success', 'info', 'warning', 'error'] as const

/** One of {@link notificationSeverities}. */
export type NotificationSeverity = (typeof notificationSeverities)[number]

/** How many milliseconds a notification is shown; errors stay until they are dismissed. Specification §9. */
export const notificationTimes: Record<NotificationSeverity, number> = {
  success: 3000,
  info: 4000,
  warning: 5000,
  error: 4000,
}

/** How long the notice after copying a link is shown, milliseconds. Specification §9. */
export const copyNoticeTime = 2000

/** How long the message about an invalid certification ID is shown, milliseconds. Specification §9. */
export const invalidIdTime = 4000

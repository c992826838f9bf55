/** The tones of notifications. Specification §4, §9. */
export const notificationTones = ['success', 'info', 'caution', 'critical'] as const

/** One of {@link notificationTones}. */
export type NotificationTone = (typeof notificationTones)[number]

/**
 * How many milliseconds a notification is shown; errors stay until they are dismissed.
 * Specification §9.
 */
export const notificationTimes: Record<NotificationTone, number> = {
  success: 3000,
  info: 4000,
  caution: 5000,
  critical: 4000,
}

/** How long the notice after copying a link is shown, milliseconds. Specification §9. */
export const copyNoticeTime = 2000

/**
 * How long the message about an invalid certification ID is shown, milliseconds. Specification §9.
 */
export const invalidIdTime = 4000

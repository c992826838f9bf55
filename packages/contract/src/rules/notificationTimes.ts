/** How long the notice after copying a link is shown, milliseconds. Specification §9. */
export const copyNoticeTime = 2000

/**
 * How long the message about an invalid certification ID is shown, milliseconds. Specification §9.
 */
export const invalidIdTime = 4000

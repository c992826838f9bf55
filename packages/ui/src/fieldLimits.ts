/**
 * The most characters that fields of surfaces take. Whoever keeps what was typed has the same
 * limits; a test compares these with the product's (`scripts/fieldLimits.test.ts`).
 */
export const maxNameLength = 100
export const maxEmailLength = 254
export const maxAccessCodeLength = 64
export const maxFeedbackLength = 5000

/** Shown when an e-mail address cannot be one. Specification §5. */
export const invalidEmailMessage = 'Please enter a valid email address'

/** Why the access-link dialog refuses an e-mail address, or null: it must be non-empty and contain '@'. Specification §5. */
export function accessEmailProblem(email: string): string | null {
  return email.includes('@') ? null : invalidEmailMessage
}

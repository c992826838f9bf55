/**
 * Why the access-link dialog refuses an e-mail address, or null: it must be non-empty and contain
 * '@'. Specification §5.
 */
export function accessEmailProblem(email: string): 'email_invalid' | null {
  return email.includes('@') ? null : 'email_invalid'
}

/** What completing a course earns. */
export type CredentialKind = 'certificate' | 'badge' | 'none'

/** Names of the credentials as the product says them. */
export const credentialNames: Record<CredentialKind, string> = { certificate: 'Certificate', badge: 'Digital Badge', none: 'Completion' }

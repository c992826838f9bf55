/**
 * Which addresses lead to one mailbox, as the operator says: each its own, those with `+` tags too,
 * or dots as well.
 */
export const mailAliasSettings = ['distinct', 'plus', 'plus-and-dots'] as const

/** One of {@link mailAliasSettings}. */
export type MailAliases = (typeof mailAliasSettings)[number]

/**
 * The mailbox that an address (in lower case) leads to, as an address: what limits and first
 * credits count by.
 */
export function mailboxOf(email: string, aliases: MailAliases): string {
  if (aliases === 'distinct') return email
  const at = email.lastIndexOf('@')
  const [untagged = ''] = email.slice(0, at).split('+')
  const name = aliases === 'plus' ? untagged : untagged.replaceAll('.', '')
  // An address such as '+tag@…' has no name without its tag.
  return name === '' ? email : name + email.slice(at)
}

/**
 * The operator's setting of which addresses share a mailbox: none, those that differ in `+` tags,
 * or those that differ in tags or dots.
 */
export const mailAliasSettings = ['distinct', 'plus', 'plus-and-dots'] as const

/** One of {@link mailAliasSettings}. */
export type MailAliases = (typeof mailAliasSettings)[number]

/**
 * The mailbox of an address (in lower case), written as an address. Limits and first credits count
 * by it.
 */
export function mailboxOf(email: string, aliases: MailAliases): string {
  if (aliases === 'distinct') return email
  const at = email.lastIndexOf('@')
  const [untagged = ''] = email.slice(0, at).split('+')
  const name = aliases === 'plus' ? untagged : untagged.replaceAll('.', '')
  // An address such as '+tag@…' has no name without its tag.
  return name === '' ? email : name + email.slice(at)
}

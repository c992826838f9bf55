import { userInfo } from 'node:os'

/**
 * The operator's user name on the machine; with sudo, that of its caller. In a container, whose
 * user is no particular person, it is the name in `OPERATOR`, which never replaces one that the
 * machine knows. No name is proven: anyone who can read DATA_DIR can give any name.
 */
export function operatorName(
  env: Readonly<Record<string, string | undefined>>,
  user: string | null = ownName(),
): string {
  const known = env['SUDO_USER'] || (user === 'nobody' ? null : user)
  const name = known || env['OPERATOR']?.trim() || user || String(process.getuid?.() ?? 'unknown')
  return name.slice(0, maxOperatorName)
}

/** The longest name of an operator, in UTF-16 units. */
export const maxOperatorName = 64

/** The user of this process; null if the machine has no name for it. */
function ownName(): string | null {
  try {
    return userInfo().username
  } catch {
    return null
  }
}

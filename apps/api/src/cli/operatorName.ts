import { userInfo } from 'node:os'

/**
 * Who runs a command, as the machine knows them; behind sudo, its caller. In a container,
 * whose user is nobody in particular, it is the name in `OPERATOR`, which never replaces one that
 * the machine knows. None of them is proven: anyone who reads DATA_DIR may give any name.
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

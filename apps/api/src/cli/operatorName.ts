import { userInfo } from 'node:os'

/**
 * Who runs a command, as the machine knows them; behind sudo, its caller. Not proven: anyone who
 * reads DATA_DIR may give any name.
 */
export function operatorName(env: Readonly<Record<string, string | undefined>>): string {
  const name = env['SUDO_USER'] || ownName()
  return name.slice(0, maxOperatorName)
}

/** The longest name of an operator, in UTF-16 units. */
export const maxOperatorName = 64

function ownName(): string {
  try {
    return userInfo().username
  } catch {
    // In a container the user may have no name.
    return String(process.getuid?.() ?? 'unknown')
  }
}

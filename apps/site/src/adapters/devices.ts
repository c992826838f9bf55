/**
 * Keeps the tokens that make this browser a known device of an account. They give no access; they
 * only make the server count wrong passwords from here separately.
 */
export interface DeviceTokens {
  /**
   * The token of the account with this address, or with another name that `name` gave it; null if
   * nobody has signed in to that account here.
   */
  read(name: string): string | null
  keep(email: string, token: string): void
  /** Gives an account another name: signing in with a passkey provides no address. */
  name(name: string, email: string): void
}

/** Each account has its own token, under a key that does not contain its address. */
export const browserDevices: DeviceTokens = {
  read: (name) => {
    try {
      const kept = localStorage.getItem(keyOf(name))
      return kept?.startsWith(prefix) ? localStorage.getItem(kept) : kept
    } catch {
      return null
    }
  },
  keep: (email, token) => write(keyOf(email), token),
  name: (name, email) => write(keyOf(name), keyOf(email)),
}

function write(key: string, text: string): void {
  try {
    localStorage.setItem(key, text)
  } catch {
    // If storage is refused, each sign-in is one on a new device.
  }
}

/** If there is no browser. */
export const noDevices: DeviceTokens = {
  read: () => null,
  keep: () => undefined,
  name: () => undefined,
}

/** No token has a colon. */
const prefix = 'device:'

/** FNV-1a, 32 bits. */
function keyOf(email: string): string {
  let hash = 0x811c9dc5
  for (const byte of new TextEncoder().encode(email.trim().toLowerCase()))
    hash = Math.imul(hash ^ byte, 0x01000193)
  return `${prefix}${(hash >>> 0).toString(36)}`
}

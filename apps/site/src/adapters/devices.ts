/**
 * Keeps what makes this browser a known device of an account. It opens nothing: wrong passwords
 * from here are counted apart.
 */
export interface DeviceTokens {
  /**
   * Null if the account was not signed in to here; by its address, or another name that it was
   * given here.
   */
  read(name: string): string | null
  keep(email: string, token: string): void
  /** Gives an account another name: a passkey that signs in says no address. */
  name(name: string, email: string): void
}

/** Each account has its own token, under a name that does not spell its address. */
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
    // Where storage is refused, each sign-in is one on a new device.
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

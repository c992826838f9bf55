/** Keeps what makes this browser a known device of an account. It opens nothing: wrong passwords from here are counted apart. */
export interface DeviceTokens {
  /** Null where the account was not signed in to here. */
  read(email: string): string | null
  keep(email: string, token: string): void
}

/** Each account has its own token, under a name that does not spell its address. */
export const browserDevices: DeviceTokens = {
  read: (email) => {
    try {
      return localStorage.getItem(keyOf(email))
    } catch {
      return null
    }
  },
  keep: (email, token) => {
    try {
      localStorage.setItem(keyOf(email), token)
    } catch {
      // Where storage is refused, each sign-in is one on a new device.
    }
  },
}

/** Where there is no browser. */
export const noDevices: DeviceTokens = { read: () => null, keep: () => undefined }

/** FNV-1a, 32 bits. */
function keyOf(email: string): string {
  let hash = 0x811c9dc5
  for (const byte of new TextEncoder().encode(email.trim().toLowerCase()))
    hash = Math.imul(hash ^ byte, 0x01000193)
  return `device:${(hash >>> 0).toString(36)}`
}

import type { Page } from '@playwright/test'

/** A virtual device of Chromium that keeps passkeys and agrees for its user. */
export interface VirtualAuthenticator {
  /** Whether its user responds; otherwise requests for a passkey wait. */
  setAnswering(isAnswering: boolean): Promise<void>
  /** Whether its user can be verified; otherwise it ends the request. */
  setVerified(isVerified: boolean): Promise<void>
  /** The passkeys that it keeps. */
  credentials(): Promise<{ credentialId: string; signCount: number }[]>
  /** Sets a passkey's count back, as a copy of it would have it. */
  setCount(credentialId: string, signCount: number): Promise<void>
}

/**
 * Adds a device with passkeys to a page. Requests for a passkey get one at once, also those of the
 * browser itself.
 */
export async function addVirtualAuthenticator(page: Page): Promise<VirtualAuthenticator> {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable', { enableUI: false })
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      ctap2Version: 'ctap2_1',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  const credentials = async () =>
    (await session.send('WebAuthn.getCredentials', { authenticatorId })).credentials
  return {
    setAnswering: async (enabled) => {
      await session.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled })
    },
    setVerified: async (isUserVerified) => {
      await session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified })
    },
    credentials,
    setCount: async (credentialId, signCount) => {
      const kept = (await credentials()).find((one) => one.credentialId === credentialId)
      if (!kept) throw new Error('There is no such passkey.')
      await session.send('WebAuthn.removeCredential', { authenticatorId, credentialId })
      await session.send('WebAuthn.addCredential', {
        authenticatorId,
        credential: { ...kept, signCount },
      })
    },
  }
}

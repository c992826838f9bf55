import { labNow } from './labFixtures.ts'

/** A pass for the terminal of a session, which is a shell in the browser. */
export const terminalPass = (sessionId: string) => ({
  ticket: `ticket-of-${sessionId}`,
  expiresAt: new Date(labNow + 300_000).toISOString(),
  shell: null,
})

import { labNow } from './labFixtures.ts'

/** The response that gives access to a session's terminal, which is a shell in the browser. */
export const terminalPass = (sessionId: string) => ({
  ticket: `ticket-of-${sessionId}`,
  expiresAt: new Date(labNow + 300_000).toISOString(),
  shell: null,
})

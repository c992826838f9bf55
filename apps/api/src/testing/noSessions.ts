import { openSessions } from '../auth/sessions.ts'

/** Sessions that remember nothing: each request looks its token up. */
export const noSessions = await openSessions({ listen: async () => async () => undefined })

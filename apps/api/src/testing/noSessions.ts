import { openSessions } from '../auth/sessions.ts'

/** Sessions that remember nothing: each request looks up its token. */
export const noSessions = await openSessions({ listen: async () => async () => undefined })

import type { SecurityAdapter } from '../../adapters/adapters.ts'
import { factorMethods } from './factorAdapter.ts'
import type { MemoryPerson, People } from './people.ts'
import { refusal } from './refusals.ts'

/** Who can get into the learner's account. */
export function securityAdapter(
  people: People,
  me: () => MemoryPerson,
  token: () => string | undefined,
): SecurityAdapter {
  return {
    sessions: async () =>
      people
        .sessionsOf(me())
        .map(({ session, ...own }) => ({ ...session, isCurrent: own.token === token() })),
    endSession: async (id) => {
      const person = me()
      const found = people.sessionsOf(person).find(({ session }) => session._id === id)
      if (!found && !person.endedSessions.has(id)) throw refusal('not_found')
      if (found) people.endToken(found.token)
      person.endedSessions.add(id)
    },
    endOtherSessions: async () => {
      const person = me()
      const own = people.sessionsOf(person).find((session) => session.token === token())
      people.endTokens(person)
      return people.issueToken(person, own?.session)
    },
    ...factorMethods(me),
  }
}

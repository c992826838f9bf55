import { askForName, askOperator } from '@rampart/contract/calls/operatorRequests'
import type { OperatorRequest } from '@rampart/contract/entities/operatorRequest'
import type { RequestAdapter } from '../../adapters/adapters.ts'
import type { CredentialRecords } from './credentialRecords.ts'
import type { MemoryPerson } from './people.ts'
import { checkInput, refusal, requireFound } from './refusals.ts'

/** Requests of learners. No operator is there to answer. */
export function requestRecords(credentials: CredentialRecords, now: () => string) {
  const all: { personId: string; request: OperatorRequest }[] = []
  const add = (
    personId: string,
    wanted: Pick<OperatorRequest, 'kind' | 'correction' | 'note'>,
  ): OperatorRequest => {
    const open = all.find(
      (one) =>
        one.personId === personId &&
        one.request.kind === wanted.kind &&
        one.request.correction?.credentialId === wanted.correction?.credentialId,
    )
    if (open) return open.request
    const request: OperatorRequest = {
      _id: `request-${all.length + 1}`,
      status: 'open',
      answer: null,
      createdAt: now(),
      closedAt: null,
      ...wanted,
    }
    all.unshift({ personId, request })
    return request
  }
  return {
    adapter: (me: () => MemoryPerson): RequestAdapter => ({
      list: async () => {
        const { id } = me()
        return all.flatMap(({ personId, request }) => (personId === id ? [request] : []))
      },
      ask: async (wanted) => {
        const { id } = me()
        const { kind, note } = checkInput(askOperator.body, wanted)
        return add(id, { kind, note, correction: null })
      },
      askForName: async (wanted) => {
        const { id } = me()
        const { note, ...name } = checkInput(askForName.body, wanted)
        const { credentialId, participantName, status } = requireFound(
          credentials.heldBy(id, name.credentialId),
          'credential_not_held',
        )
        if (status === 'Revoked') throw refusal('credential_revoked')
        if (participantName === `${name.firstName} ${name.lastName}`)
          throw refusal('name_unchanged')
        return add(id, {
          kind: 'name_correction',
          correction: { ...name, credentialId },
          note,
        })
      },
    }),
  }
}

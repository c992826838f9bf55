import { askForName, askOperator, listRequests } from '@rampart/contract/calls/operatorRequests'
import type { RequestAdapter } from '@rampart/screens/adapters/adapters.ts'
import type { MakeCall } from './request.ts'

/** What a learner asks the operator for. */
export const requestAdapter = (request: MakeCall): RequestAdapter => ({
  list: async () => (await request(listRequests)).data,
  ask: async (body) => (await request(askOperator, { body })).data,
  askForName: async (body) => (await request(askForName, { body })).data,
})

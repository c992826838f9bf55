import { askForOpening, confirmOpening, leaveOpening } from '@rampart/contract/calls/openingNotice'
import type { BootcampAdapter } from '@rampart/screens/adapters/adapters.ts'
import type { MakeCall } from './request.ts'

/** Calls for people who want to be told when a bootcamp opens. */
export const openingCalls = (
  request: MakeCall,
): Pick<BootcampAdapter, 'askForOpening' | 'confirmOpening' | 'leaveOpening'> => ({
  askForOpening: async (slug, email) =>
    void (await request(askForOpening, { body: { bootcampId: slug, email } })),
  confirmOpening: async (code) => (await request(confirmOpening, { body: { code } })).bootcampId,
  leaveOpening: async (noticeId) => void (await request(leaveOpening, { params: { noticeId } })),
})

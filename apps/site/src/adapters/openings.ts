import type { BootcampAdapter } from '@rampart/screens/adapters/adapters.ts'
import type { MakeCall } from './request.ts'

/**
 * For people who want to be told when a bootcamp opens. Few visitors need it: the calls are loaded
 * with the first one.
 */
export function openingAdapter(
  request: MakeCall,
): Pick<BootcampAdapter, 'askForOpening' | 'confirmOpening' | 'leaveOpening'> {
  const calls = async () => (await import('./openingCalls.ts')).openingCalls(request)
  return {
    askForOpening: async (...given) => (await calls()).askForOpening(...given),
    confirmOpening: async (...given) => (await calls()).confirmOpening(...given),
    leaveOpening: async (...given) => (await calls()).leaveOpening(...given),
  }
}

import type { FileSlotMessages } from './FileSlot.messages.ts'
import type { FileSlotState } from './FileSlot.tsx'

/** What is read out when the slot changes to this state. */
export function spoken(state: FileSlotState, messages: FileSlotMessages): string {
  if (state.phase === 'none') return ''
  return messages[state.phase](state.name)
}

import type { FileSlotState } from './FileSlot.tsx'

/** What is read out when the slot changes to this state. */
export function spoken(state: FileSlotState): string {
  if (state.phase === 'none') return ''
  if (state.phase === 'uploading') return `Uploading ${state.name}`
  return state.phase === 'uploaded' ? `${state.name} is uploaded` : `Removing ${state.name}`
}

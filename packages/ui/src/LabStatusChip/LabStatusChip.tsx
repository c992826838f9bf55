import type { ChipProps } from '../Chip/Chip.tsx'
import { Chip } from '../Chip/Chip.tsx'
import { useMessages } from '../Language/Language.tsx'
import { labStatusChipMessages } from './LabStatusChip.messages.ts'

const tones = {
  queued: 'neutral',
  provisioning: 'info',
  active: 'success',
  completed: 'accent',
  failed: 'critical',
  expired: 'caution',
  abandoned: 'neutral',
} as const satisfies Record<string, ChipProps['tone']>

/** Where a lab session is in its life (specification §4). */
export type LabStatusName = keyof typeof tones

export interface LabStatusChipProps {
  status: LabStatusName
}

/** Status of a lab session in a word. For the time that it has left use `RemainingTimeChip`. */
export function LabStatusChip({ status }: LabStatusChipProps) {
  return <Chip tone={tones[status]}>{useMessages(labStatusChipMessages).statuses[status]}</Chip>
}

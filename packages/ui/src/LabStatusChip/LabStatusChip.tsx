import type { ChipProps } from '../Chip/Chip.tsx'
import { Chip } from '../Chip/Chip.tsx'

const looks = {
  queued: ['Queued', 'neutral'],
  provisioning: ['Provisioning', 'info'],
  active: ['Active', 'success'],
  completed: ['Completed', 'accent'],
  failed: ['Failed', 'critical'],
  expired: ['Expired', 'caution'],
  abandoned: ['Abandoned', 'neutral'],
} as const satisfies Record<string, readonly [words: string, tone: ChipProps['tone']]>

/** Where a lab session is in its life (specification §4). */
export type LabStatusName = keyof typeof looks

export interface LabStatusChipProps {
  status: LabStatusName
}

/** Status of a lab session in a word. For the time that it has left use `RemainingTimeChip`. */
export function LabStatusChip({ status }: LabStatusChipProps) {
  const [words, tone] = looks[status]
  return <Chip tone={tone}>{words}</Chip>
}

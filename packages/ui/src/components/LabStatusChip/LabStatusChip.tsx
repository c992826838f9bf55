import type { LabStatus } from '../../domain.ts'
import { domainMessages } from '../../domain.ts'
import type { RootProps } from '../../rootProps.ts'
import { rootPropsOf } from '../../rootProps.ts'
import type { ChipProps } from '../Chip/Chip.tsx'
import { Chip } from '../Chip/Chip.tsx'
import { useMessages } from '#language'

const tones = {
  queued: 'neutral',
  provisioning: 'info',
  active: 'success',
  completed: 'accent',
  failed: 'critical',
  expired: 'caution',
  abandoned: 'neutral',
} as const satisfies Record<LabStatus, ChipProps['tone']>

export interface LabStatusChipProps extends RootProps {
  status: LabStatus
}

/** Status of a lab session in a word. For the time that it has left use `RemainingTimeChip`. */
export function LabStatusChip({ status, ...root }: LabStatusChipProps) {
  return (
    <Chip {...rootPropsOf(root)} tone={tones[status]}>
      {useMessages(domainMessages).labStatuses[status]}
    </Chip>
  )
}

import type { ChipProps } from '../../../components/Chip/Chip.tsx'

/** Where a bootcamp stands. */
export type BootcampStatus = 'upcoming' | 'open' | 'running' | 'closed'

/** The colour of each status. */
export const bootcampTones: Readonly<Record<BootcampStatus, ChipProps['tone']>> = {
  upcoming: 'info',
  open: 'accent',
  running: 'success',
  closed: 'neutral',
}

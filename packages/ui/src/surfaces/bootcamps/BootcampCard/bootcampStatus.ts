import type { ChipProps } from '../../../components/Chip/Chip.tsx'

/** The status of a bootcamp. */
export type BootcampStatus = 'upcoming' | 'open' | 'running' | 'closed'

/** The color of each status. */
export const bootcampTones = {
  upcoming: 'info',
  open: 'accent',
  running: 'success',
  closed: 'neutral',
} as const satisfies Readonly<Record<BootcampStatus, ChipProps['tone']>>

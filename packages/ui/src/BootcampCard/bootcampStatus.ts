import type { ChipProps } from '../Chip/Chip.tsx'

/** Where a bootcamp stands. */
export type BootcampStatus = 'upcoming' | 'open' | 'running' | 'closed'

/** What a status is called in the catalogue and on the bootcamp's own page (specification §4), and its colour. */
export const bootcampStatuses: Readonly<Record<BootcampStatus, { label: string; headline: string; tone: ChipProps['tone'] }>> = {
  upcoming: { label: 'Upcoming', headline: 'Stay Tuned!', tone: 'info' },
  open: { label: 'Applications Open!', headline: 'Applications Open!', tone: 'accent' },
  running: { label: 'Currently Running', headline: 'Applications Closed', tone: 'success' },
  closed: { label: 'Completed', headline: 'Bootcamp Completed', tone: 'neutral' },
}

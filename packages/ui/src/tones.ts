import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'

/** What a message means, in every component that says so. */
export type Tone = 'success' | 'info' | 'caution' | 'critical'

/** The sign of each tone. */
export const toneIcons = {
  success: CircleCheck,
  info: Info,
  caution: TriangleAlert,
  critical: CircleAlert,
} as const satisfies Record<Tone, unknown>

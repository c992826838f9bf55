import type { ReactNode } from 'react'
import { visuallyHidden } from './VisuallyHidden.css.ts'

export interface VisuallyHiddenProps {
  children: ReactNode
  /** `status` and `alert` are read out when their text changes. */
  role?: 'status' | 'alert'
}

/** Text for screen readers alone. What everyone needs to know is better shown. */
export function VisuallyHidden({ children, role }: VisuallyHiddenProps) {
  return (
    <span role={role} className={visuallyHidden}>
      {children}
    </span>
  )
}

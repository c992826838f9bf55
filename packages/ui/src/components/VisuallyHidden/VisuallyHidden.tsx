import type { ReactNode } from 'react'
import type { RootProps } from '../../rootProps.ts'
import { rootPropsOf } from '../../rootProps.ts'
import { visuallyHidden } from './VisuallyHidden.css.ts'

export interface VisuallyHiddenProps extends RootProps {
  children: ReactNode
  /** `status` and `alert` are read out when their text changes. */
  role?: 'status' | 'alert'
}

/** Text for screen readers only. Show what everyone needs to know. */
export function VisuallyHidden({ children, role, ...root }: VisuallyHiddenProps) {
  return (
    <span {...rootPropsOf(root)} role={role} className={visuallyHidden}>
      {children}
    </span>
  )
}

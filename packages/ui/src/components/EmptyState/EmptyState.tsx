import type { ReactNode } from 'react'
import type { RootProps } from '../../rootProps.ts'
import { rootPropsOf } from '../../rootProps.ts'
import type { DrawingMotif } from './Drawing.tsx'
import { Drawing } from './Drawing.tsx'
import { StatePanel } from './StatePanel.tsx'

export interface EmptyStateProps extends RootProps {
  /** Says what is missing, such as 'No courses yet'. */
  title: string
  /** A sentence about what will be here, or what to do. */
  children?: ReactNode
  /** A link or button to go on with. */
  action?: ReactNode
  /** Motif of the drawing above. @default 'contours' */
  drawing?: Exclude<DrawingMotif, 'broken'>
  /** Heading level of the title. @default 2 */
  headingLevel?: 1 | 2 | 3 | 4
}

/** Takes the place of an empty list. When loading failed use `ErrorState`. */
export function EmptyState({
  title,
  children,
  action,
  drawing = 'contours',
  headingLevel = 2,
  ...root
}: EmptyStateProps) {
  return (
    <StatePanel
      {...rootPropsOf(root)}
      drawing={<Drawing motif={drawing} />}
      title={title}
      headingLevel={headingLevel}
      action={action}
    >
      {children}
    </StatePanel>
  )
}

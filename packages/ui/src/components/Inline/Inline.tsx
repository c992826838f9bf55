import type { ReactNode } from 'react'
import type { RootProps } from '../../rootProps.ts'
import { rootPropsOf } from '../../rootProps.ts'
import type { Space } from '../Stack/Stack.css.ts'
import { inlineAlign, inlineGap, inlineJustify } from './Inline.css.ts'

export interface InlineProps extends RootProps {
  children: ReactNode
  /** Space between the children, in units of 4 px. @default 2 */
  gap?: Space
  /** Alignment across the line. @default 'center' */
  align?: keyof typeof inlineAlign
  /** Alignment along the line. @default 'start' */
  justify?: keyof typeof inlineJustify
}

/** Places its children side by side and wraps them: chips, buttons, meta lines. */
export function Inline({
  children,
  gap = 2,
  align = 'center',
  justify = 'start',
  ...root
}: InlineProps) {
  return (
    <div
      {...rootPropsOf(root)}
      className={`${inlineGap[gap]} ${inlineAlign[align]} ${inlineJustify[justify]}`}
    >
      {children}
    </div>
  )
}

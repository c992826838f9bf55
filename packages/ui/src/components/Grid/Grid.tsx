import type { ReactNode } from 'react'
import type { RootProps } from '../../rootProps.ts'
import { rootPropsOf } from '../../rootProps.ts'
import type { Space } from '../Stack/Stack.css.ts'
import { gridColumns, gridGap } from './Grid.css.ts'

export interface GridProps extends RootProps {
  children: ReactNode
  /** Number of columns on wide screens, from 900 px. */
  columns: keyof typeof gridColumns
  /** Space between cells, in units of 4 px. @default 6 */
  gap?: Space
  /** `ul` if the cells are a list of things. @default 'div' */
  as?: 'div' | 'ul'
}

/** Equal columns by width: one on phones, two from 600 px, `columns` from 900 px. */
export function Grid({ children, columns, gap = 6, as: Element = 'div', ...root }: GridProps) {
  return (
    <Element
      {...rootPropsOf(root)}
      role={Element === 'ul' ? 'list' : undefined}
      className={`${gridGap[gap]} ${gridColumns[columns]}`}
    >
      {children}
    </Element>
  )
}

import type { ReactNode } from 'react'
import type { RootProps } from '../../rootProps.ts'
import { rootPropsOf } from '../../rootProps.ts'
import type { Space } from './Stack.css.ts'
import { stackAlign, stackGap } from './Stack.css.ts'

export interface StackProps extends RootProps {
  children: ReactNode
  /** Space between the children, in units of 4 px. @default 4 */
  gap?: Space
  /** @default 'stretch' */
  align?: keyof typeof stackAlign
  /** Element to render. @default 'div' */
  as?: 'div' | 'section' | 'ul' | 'ol' | 'li' | 'header' | 'nav'
}

/**
 * Places its children under one another with even space: parents own spacing, components have no
 * margin.
 */
export function Stack({
  children,
  gap = 4,
  align = 'stretch',
  as: Element = 'div',
  ...root
}: StackProps) {
  const list = Element === 'ul' || Element === 'ol'
  return (
    <Element
      {...rootPropsOf(root)}
      role={list ? 'list' : undefined}
      className={`${stackGap[gap]} ${stackAlign[align]}`}
    >
      {children}
    </Element>
  )
}

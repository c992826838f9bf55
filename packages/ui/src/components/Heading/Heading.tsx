import type { ReactNode } from 'react'
import type { RootProps } from '../../rootProps.ts'
import { rootPropsOf } from '../../rootProps.ts'
import type { HeadingVariants } from './Heading.css.ts'
import { heading } from './Heading.css.ts'

export interface HeadingProps extends HeadingVariants, RootProps {
  children: ReactNode
  /** Place in the page's outline, 1 to 6; only `size` changes the look. */
  level: 1 | 2 | 3 | 4 | 5 | 6
}

/** Title of a page, section or card. Large sizes shrink one step on phones. */
export function Heading({ children, level, size, ...root }: HeadingProps) {
  const Element = `h${level}` as const
  return (
    <Element {...rootPropsOf(root)} className={heading({ size })}>
      {children}
    </Element>
  )
}

import type { ReactNode } from 'react'
import type { HeadingVariants } from './Heading.css.ts'
import { heading } from './Heading.css.ts'

export interface HeadingProps extends HeadingVariants {
  children: ReactNode
  /** Place in the page's outline, 1 to 6; only `size` changes the look. */
  level: 1 | 2 | 3 | 4 | 5 | 6
  id?: string
}

/** Title of a page, section or card. Large sizes shrink one step on phones. */
export function Heading({ children, level, id, size }: HeadingProps) {
  const Element = `h${level}` as const
  return (
    <Element id={id} className={heading({ size })}>
      {children}
    </Element>
  )
}

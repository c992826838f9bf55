import type { ReactNode } from 'react'
import type { RootProps } from '../../rootProps.ts'
import { rootPropsOf } from '../../rootProps.ts'
import type { CardVariants } from './Card.css.ts'
import { card } from './Card.css.ts'

export interface CardProps extends RootProps {
  children: ReactNode
  /** `raised` is on the page; `sunken` groups a part inside another card. @default 'raised' */
  variant?: CardVariants['variant']
  /**
   * Space inside; `none` for content that reaches the edges, such as a picture. @default 'medium'
   */
  padding?: CardVariants['padding']
  /** `full` fills the cell of a grid, so that cards of a row end together. @default 'fit' */
  height?: CardVariants['height']
  /** Element to render; name a `section` by `aria-labelledby`. @default 'div' */
  as?: 'div' | 'section' | 'article' | 'aside' | 'li'
  'aria-labelledby'?: string
  'aria-label'?: string
}

/**
 * A surface that groups what belongs together. For a course or lab in a catalogue use
 * `ContentCard`.
 */
export function Card({
  children,
  as: Element = 'div',
  variant,
  padding,
  height,
  'aria-labelledby': labelledBy,
  'aria-label': label,
  ...root
}: CardProps) {
  return (
    <Element
      {...rootPropsOf(root)}
      aria-labelledby={labelledBy}
      aria-label={label}
      className={card({ variant, padding, height })}
    >
      {children}
    </Element>
  )
}

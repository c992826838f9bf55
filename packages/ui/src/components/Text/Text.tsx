import type { ReactNode } from 'react'
import type { TextVariants } from './Text.css.ts'
import { text } from './Text.css.ts'

export interface TextProps extends TextVariants {
  children: ReactNode
  /** Element to render. @default 'p' */
  as?: 'p' | 'span' | 'div' | 'strong' | 'dt' | 'dd' | 'li'
  /** For `aria-describedby` and `aria-labelledby`. */
  id?: string
}

/** Running text. For titles use `Heading`; for HTML from authors use `RichText`. */
export function Text({ children, as: Element = 'p', id, ...look }: TextProps) {
  return (
    <Element id={id} className={text(look)}>
      {children}
    </Element>
  )
}

import type { ReactNode } from 'react'
import type { RootProps } from '../../rootProps.ts'
import { rootPropsOf } from '../../rootProps.ts'
import type { TextVariants } from './Text.css.ts'
import { text } from './Text.css.ts'

export interface TextProps extends TextVariants, RootProps {
  children: ReactNode
  /** Element to render. @default 'p' */
  as?: 'p' | 'span' | 'div' | 'strong' | 'dt' | 'dd' | 'li'
}

/** Running text. For titles use `Heading`; for HTML from authors use `RichText`. */
export function Text({
  children,
  as: Element = 'p',
  size,
  tone,
  weight,
  family,
  measure,
  ...root
}: TextProps) {
  return (
    <Element {...rootPropsOf(root)} className={text({ size, tone, weight, family, measure })}>
      {children}
    </Element>
  )
}

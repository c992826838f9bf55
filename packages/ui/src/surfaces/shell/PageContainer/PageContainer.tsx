import type { ReactNode } from 'react'
import type { RootProps } from '../../../rootProps.ts'
import { rootPropsOf } from '../../../rootProps.ts'
import type { PageContainerVariants } from './PageContainer.css.ts'
import { pageContainer } from './PageContainer.css.ts'

export interface PageContainerProps extends RootProps {
  children: ReactNode
  /** Widest content: 1200 px, or the 720 px reading column. @default 'content' */
  width?: PageContainerVariants['width']
  /** `section`: 32 px above and below, 48 px from 900 px on. @default 'none' */
  space?: PageContainerVariants['space']
  /** Element to render. @default 'div' */
  as?: 'div' | 'section' | 'article'
}

/**
 * Sets the side edges of the page: 16, 24 or 32 px, depending on the width; the content is in the
 * middle. Bars, heroes and footers use it inside.
 */
export function PageContainer({
  children,
  width,
  space,
  as: Element = 'div',
  ...root
}: PageContainerProps) {
  return (
    <Element {...rootPropsOf(root)} className={pageContainer({ width, space })}>
      {children}
    </Element>
  )
}

import type { ReactNode } from 'react'
import { PageContainer } from '../PageContainer/PageContainer.tsx'
import { layout, main, side as sideStyle } from './DetailLayout.css.ts'

export interface DetailLayoutProps {
  /** Sections of the page; they get 48 px between them. */
  children: ReactNode
  /** A short card at the right from 900 px on, which stays in sight; before the sections on narrower screens. */
  side: ReactNode
}

/** Details of one thing with its facts beside them: the page of a course, a lab or a bootcamp, below its hero. */
export function DetailLayout({ children, side }: DetailLayoutProps) {
  return (
    <PageContainer>
      <div className={layout}>
        <div className={sideStyle}>{side}</div>
        <div className={main}>{children}</div>
      </div>
    </PageContainer>
  )
}

import type { ReactNode } from 'react'
import type { RootProps } from '../../../rootProps.ts'
import { rootPropsOf } from '../../../rootProps.ts'
import { PageContainer } from '../PageContainer/PageContainer.tsx'
import { layout, main, side as sideStyle, withLead } from './DetailLayout.css.ts'

export interface DetailLayoutProps extends RootProps {
  /** Sections of the page; they get 48 px between them. */
  children: ReactNode
  /**
   * A short card at the right from 900 px on, which stays visible; before the sections on narrower
   * screens.
   */
  side: ReactNode
  /** Comes first at any width: above the sections, on narrower screens above the side card too. */
  lead?: ReactNode
}

/** Details of a course, a lab or a bootcamp with its facts beside them, below its hero. */
export function DetailLayout({ children, side, lead, ...root }: DetailLayoutProps) {
  return (
    <PageContainer {...rootPropsOf(root)}>
      <div className={lead ? `${layout} ${withLead}` : layout}>
        {lead && <div>{lead}</div>}
        <div className={sideStyle}>{side}</div>
        <div className={main}>{children}</div>
      </div>
    </PageContainer>
  )
}

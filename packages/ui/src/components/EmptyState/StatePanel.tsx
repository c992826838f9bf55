import type { ReactNode } from 'react'
import type { RootProps } from '../../rootProps.ts'
import { rootPropsOf } from '../../rootProps.ts'
import { actions, frame, panel, picture, title as titleStyle, words } from './StatePanel.css.ts'

export interface StatePanelProps extends RootProps {
  drawing: ReactNode
  title: string
  /** Another one puts the title into the page again, so that an alert is read out again. */
  titleKey?: number
  headingLevel: 1 | 2 | 3 | 4
  children?: ReactNode
  action?: ReactNode
  role?: 'alert'
}

/** The geometry that `EmptyState` and `ErrorState` share. */
export function StatePanel({
  drawing,
  title,
  titleKey,
  headingLevel,
  children,
  action,
  role,
  ...root
}: StatePanelProps) {
  const Title = `h${headingLevel}` as const
  return (
    <div {...rootPropsOf(root)} role={role} className={frame}>
      <div className={panel}>
        <div className={picture}>{drawing}</div>
        <Title key={titleKey} className={titleStyle}>
          {title}
        </Title>
        {children && <div className={words}>{children}</div>}
        {action && <div className={actions}>{action}</div>}
      </div>
    </div>
  )
}

import type { ReactNode } from 'react'
import type { RootProps } from '../../../rootProps.ts'
import { rootPropsOf } from '../../../rootProps.ts'
import { PageContainer } from '../../shell/PageContainer/PageContainer.tsx'
import { layout, more, picture as pictureStyle, side as sideStyle } from './CredentialLayout.css.ts'

export interface CredentialLayoutProps extends RootProps {
  /** The credential itself: a `CredentialImage`. */
  picture: ReactNode
  /**
   * Its facts, then what can be done with it; beside the picture from 900 px on, after it on
   * narrower screens.
   */
  side: ReactNode
  /** Other parts: under the picture on wide screens, last on narrower ones. */
  children?: ReactNode
}

/**
 * The page of one certificate or badge: picture and facts in two columns. For a course, lab or
 * bootcamp use `DetailLayout`.
 */
export function CredentialLayout({ picture, side, children, ...root }: CredentialLayoutProps) {
  return (
    <PageContainer {...rootPropsOf(root)} space="section">
      <div className={layout}>
        <div className={pictureStyle}>{picture}</div>
        <div className={sideStyle}>{side}</div>
        {children && <div className={more}>{children}</div>}
      </div>
    </PageContainer>
  )
}

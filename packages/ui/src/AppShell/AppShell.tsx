import type { ReactNode, Ref } from 'react'
import { SkipLink } from '../SkipLink/SkipLink.tsx'
import { content, shell } from './AppShell.css.ts'

export interface AppShellProps {
  /** The page itself, placed in `main`. */
  children: ReactNode
  /** Usually a `TopBar`; it sticks to the top of the window. */
  header?: ReactNode
  /** Usually a `Footer`; stays at the bottom of the window on short pages. */
  footer?: ReactNode
  /** Called with the element of the main content, to move the focus there when the page changes. */
  mainRef?: Ref<HTMLElement>
}

/** The frame of every page: skip link, header, main content with the id `content`, footer. */
export function AppShell({ children, header, footer, mainRef }: AppShellProps) {
  return (
    <div className={shell}>
      <SkipLink />
      {header}
      <main id="content" tabIndex={-1} ref={mainRef} className={content}>
        {children}
      </main>
      {footer}
    </div>
  )
}

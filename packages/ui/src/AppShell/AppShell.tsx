import type { ReactNode, Ref } from 'react'
import { SkipLink } from '../SkipLink/SkipLink.tsx'
import { content, shell } from './AppShell.css.ts'
import { PartFailureContext } from './partFailure.ts'

export interface AppShellProps {
  /** The page itself, placed in `main`. */
  children: ReactNode
  /** Usually a `TopBar`; it sticks to the top of the window. */
  header?: ReactNode
  /** Usually a `Footer`; stays at the bottom of the window on short pages. */
  footer?: ReactNode
  /** Between content and footer; usually an `OfflineBanner`, which sticks to the lower edge of the window. */
  notice?: ReactNode
  /**
   * Called when a menu, drawer or the like inside, which loads on first use, could not be loaded. Nothing is shown then, and the next
   * press tries again: tell the person. @default nothing
   */
  onPartFailure?: () => void
  /** Called with the element of the main content, to move the focus there when the page changes. */
  mainRef?: Ref<HTMLElement>
}

const nothing = () => undefined

/** The frame of every page: skip link, header, main content with the id `content`, footer. */
export function AppShell({ children, header, footer, notice, onPartFailure = nothing, mainRef }: AppShellProps) {
  return (
    <PartFailureContext.Provider value={onPartFailure}>
      <div className={shell}>
        <SkipLink />
        {header}
        <main id="content" tabIndex={-1} ref={mainRef} className={content}>
          {children}
        </main>
        {notice}
        {footer}
      </div>
    </PartFailureContext.Provider>
  )
}

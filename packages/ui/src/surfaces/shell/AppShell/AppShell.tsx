import type { ReactNode, Ref } from 'react'
import { FollowLinkContext } from '../../../components/Menu/followLink.ts'
import { PartFailureContext } from '../../../components/LazyOverlay/partFailure.ts'
import type { RootProps } from '../../../rootProps.ts'
import { rootPropsOf } from '../../../rootProps.ts'
import { SkipLink } from '../SkipLink/SkipLink.tsx'
import { content, shell } from './AppShell.css.ts'

export interface AppShellProps extends RootProps {
  /** The page itself, placed in `main`. */
  children: ReactNode
  /** Usually a `TopBar`; it sticks to the top of the window. */
  header?: ReactNode
  /**
   * Usually a `Footer`; begins below the window on short pages, so that it never moves within the
   * window.
   */
  footer?: ReactNode
  /**
   * Between content and footer; usually an `OfflineBanner`, which sticks to the lower edge of the
   * window.
   */
  notice?: ReactNode
  /**
   * Called when a menu, drawer or similar part, which loads on first use, could not be loaded.
   * Nothing is shown then, and the next press tries again: tell the person.
   * @default nothing
   */
  onPartFailure?: () => void
  /**
   * Follows a link of a menu inside, by its address, as a router does. @default the browser loads
   * the page
   */
  onFollowLink?: (href: string) => void
  /** Called with the element of the main content, to move the focus there when the page changes. */
  mainRef?: Ref<HTMLElement>
}

const nothing = () => undefined

/** The frame of every page: skip link, header, main content with the id `content`, footer. */
export function AppShell({
  children,
  header,
  footer,
  notice,
  onPartFailure = nothing,
  onFollowLink,
  mainRef,
  ...root
}: AppShellProps) {
  return (
    <PartFailureContext.Provider value={onPartFailure}>
      <FollowLinkContext.Provider value={onFollowLink}>
        <div {...rootPropsOf(root)} className={shell}>
          <SkipLink />
          {header}
          <main id="content" tabIndex={-1} ref={mainRef} className={content}>
            {children}
          </main>
          {notice}
          {footer}
        </div>
      </FollowLinkContext.Provider>
    </PartFailureContext.Provider>
  )
}

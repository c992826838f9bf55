import type { ReactNode } from 'react'
import { forwardRef } from 'react'
import type { RootProps } from '../../rootProps.ts'
import type { LinkVariants } from './Link.css.ts'
import { link } from './Link.css.ts'
import { newTab } from './newTab.ts'
import { NewTabNote } from './NewTabNote.tsx'

export interface LinkProps extends LinkVariants, RootProps {
  children: ReactNode
  /** Address; links inside running text keep their underline. */
  href: string
  /**
   * Opens in a new tab, says so to screen readers and does not let that page control this one.
   * @default false
   */
  opensNewTab?: boolean
  'aria-current'?: 'page'
  'aria-label'?: string
}

/**
 * A link in text: a plain anchor, which works before scripts load and with any router that listens
 * for clicks. For an action use `Button`; for the main link of a page use `LinkButton`.
 */
export const Link = forwardRef<HTMLAnchorElement, LinkProps>(function Link(
  { children, opensNewTab = false, tone, underline, ...rest },
  ref,
) {
  return (
    <a {...rest} ref={ref} {...(opensNewTab ? newTab : {})} className={link({ tone, underline })}>
      {children}
      {opensNewTab && !rest['aria-label'] && <NewTabNote />}
    </a>
  )
})

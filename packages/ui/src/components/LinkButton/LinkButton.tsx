import type { ReactNode } from 'react'
import type { RootProps } from '../../rootProps.ts'
import { rootPropsOf } from '../../rootProps.ts'
import type { ButtonLook } from '../Button/Button.css.ts'
import { button } from '../Button/Button.css.ts'
import { newTab } from '../Link/newTab.ts'
import { NewTabNote } from '../Link/NewTabNote.tsx'

export interface LinkButtonProps extends ButtonLook, RootProps {
  children: ReactNode
  /** Address to go to. */
  href: string
  /** @default false */
  opensNewTab?: boolean
  /**
   * Downloads the address under this file name instead of opening it. Browsers do so only for
   * addresses of the same site.
   */
  download?: string
}

/**
 * A link that looks like a button: the main link of a page. For an action on this page use
 * `Button`.
 */
export function LinkButton({
  children,
  href,
  opensNewTab = false,
  download,
  variant,
  tone,
  size,
  width,
  ...root
}: LinkButtonProps) {
  return (
    <a
      {...rootPropsOf(root)}
      data-skeleton="shape"
      href={href}
      download={download}
      {...(opensNewTab ? newTab : {})}
      className={button({ variant, tone, size, width })}
    >
      {children}
      {opensNewTab && <NewTabNote />}
    </a>
  )
}

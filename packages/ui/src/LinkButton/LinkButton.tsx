import type { ReactNode } from 'react'
import type { ButtonLook } from '../Button/Button.css.ts'
import { button } from '../Button/Button.css.ts'
import { newTab } from '../Link/newTab.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'

export interface LinkButtonProps extends ButtonLook {
  children: ReactNode
  /** Address to go to. */
  href: string
  /** @default false */
  opensNewTab?: boolean
}

/** A link that looks like a button: the main way onward. For an action on this page use `Button`. */
export function LinkButton({ children, href, opensNewTab = false, ...look }: LinkButtonProps) {
  return (
    <a href={href} {...(opensNewTab ? newTab : {})} className={button(look)}>
      {children}
      {opensNewTab && <VisuallyHidden> (opens in a new tab)</VisuallyHidden>}
    </a>
  )
}

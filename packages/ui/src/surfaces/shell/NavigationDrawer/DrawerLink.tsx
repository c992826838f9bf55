import type { LucideIcon } from 'lucide-react'
import { ArrowUpRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { newTab } from '../../../components/Link/newTab.ts'
import { NewTabNote } from '../../../components/Link/NewTabNote.tsx'
import type { NavLink } from '../TopBar/navLinks.ts'
import { currentMark } from '../TopBar/navLinks.ts'
import { end as endStyle, entry, icon, outside } from './NavigationDrawer.css.ts'

interface DrawerLinkProps extends NavLink {
  icon?: LucideIcon
  /** Shown after the words. */
  end?: ReactNode
  currentPath: string | undefined
  /** The only address to mark, if several match this page. @default any that matches */
  marked?: string
  /** Called when the link is followed. */
  onFollow: () => void
}

/** A row of the drawer that is a link. */
export function DrawerLink({
  label,
  href,
  isExternal = false,
  icon: Icon,
  end,
  currentPath,
  marked = href,
  onFollow,
}: DrawerLinkProps) {
  return (
    <a
      href={href}
      {...(isExternal ? newTab : {})}
      aria-current={href === marked ? currentMark(href, currentPath) : undefined}
      className={entry}
      onClick={onFollow}
    >
      {Icon && <Icon size={20} aria-hidden="true" className={icon} />}
      {label}
      {end && <span className={endStyle}>{end}</span>}
      {isExternal && (
        <>
          <NewTabNote />
          <ArrowUpRight size={18} aria-hidden="true" className={outside} />
        </>
      )}
    </a>
  )
}

import { FlaskConical, GraduationCap, LogOut, UserRoundPen } from 'lucide-react'
import type { RefObject } from 'react'
import { Menu } from '../Menu/Menu.tsx'
import type { AccountLinks } from '../TopBar/navLinks.ts'
import { accountRoutes, currentMark } from '../TopBar/navLinks.ts'

export interface AccountMenuProps {
  isOpen: boolean
  /** Called by Escape, a press outside and a choice. */
  onClose: () => void
  /** The button that opened it; gets the focus back. */
  triggerRef: RefObject<HTMLElement | null>
  /** Name of the signed-in visitor, over the entries. @default 'My Account' */
  name?: string
  /** Addresses of the account pages. @default the product's routes */
  links?: AccountLinks
  /** Path of this page, to mark its entry. */
  currentPath?: string
  /** Called by Log Out. */
  onLogOut: () => void
}

const size = 20

/** The entries of a signed-in visitor on wide screens; `TopBar` loads it when needed. On narrow ones they are in the `NavigationDrawer`. */
export function AccountMenu({ isOpen, onClose, triggerRef, name = 'My Account', links = accountRoutes, currentPath, onLogOut }: AccountMenuProps) {
  const page = (href: string) => ({ href, current: currentMark(href, currentPath) })
  return (
    <Menu
      label="Account"
      triggerRef={triggerRef}
      isOpen={isOpen}
      onOpenChange={(next) => {
        if (!next) onClose()
      }}
      items={[
        {
          id: 'pages',
          title: name,
          items: [
            { id: 'learning', label: 'My Learning', ...page(links.myLearning), icon: <GraduationCap size={size} /> },
            { id: 'sessions', label: 'Lab Sessions', ...page(links.labSessions), icon: <FlaskConical size={size} /> },
            { id: 'profile', label: 'Edit Profile', ...page(links.profile), icon: <UserRoundPen size={size} /> },
          ],
        },
        { id: 'leave', label: 'Session', items: [{ id: 'log-out', label: 'Log Out', onAction: onLogOut, icon: <LogOut size={size} /> }] },
      ]}
    />
  )
}

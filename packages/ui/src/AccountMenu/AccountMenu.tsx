import { FlaskConical, GraduationCap, LogOut, UserRoundPen } from 'lucide-react'
import type { RefObject } from 'react'
import { Menu } from '../Menu/Menu.tsx'
import type { AccountLinks } from '../TopBar/navLinks.ts'
import { accountRoutes } from '../TopBar/navLinks.ts'

export interface AccountMenuProps {
  isOpen: boolean
  /** Called by Escape, a press outside and a choice. */
  onClose: () => void
  /** The button that opened it; gets the focus back. */
  triggerRef: RefObject<HTMLElement | null>
  /** Name of the signed-in visitor, over the entries. */
  name?: string
  /** Addresses of the account pages. @default the product's routes */
  links?: AccountLinks
  /** Called by Log Out. */
  onLogOut: () => void
}

const size = 20

/** The entries of a signed-in visitor on wide screens; `TopBar` loads it when needed. On narrow ones they are in the `NavigationDrawer`. */
export function AccountMenu({ isOpen, onClose, triggerRef, name, links = accountRoutes, onLogOut }: AccountMenuProps) {
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
          label: 'Pages',
          items: [
            { id: 'learning', label: 'My Learning', href: links.myLearning, icon: <GraduationCap size={size} /> },
            { id: 'sessions', label: 'Lab Sessions', href: links.labSessions, icon: <FlaskConical size={size} /> },
            { id: 'profile', label: 'Edit Profile', href: links.profile, icon: <UserRoundPen size={size} /> },
          ],
        },
        { id: 'leave', label: 'Session', items: [{ id: 'log-out', label: 'Log Out', onAction: onLogOut, icon: <LogOut size={size} /> }] },
      ]}
    />
  )
}

import { FlaskConical, GraduationCap, LogOut, UserRoundPen } from 'lucide-react'
import type { RefObject } from 'react'
import { useMessages } from '#language'
import { Menu } from '../../../components/Menu/Menu.tsx'
import type { RootProps } from '../../../rootProps.ts'
import { rootPropsOf } from '../../../rootProps.ts'
import type { AccountLinks } from '../TopBar/navLinks.ts'
import { currentMark } from '../TopBar/navLinks.ts'
import { leave } from './AccountMenu.css.ts'
import { accountMenuMessages } from './AccountMenu.messages.ts'

export type { AccountLinks }

export interface AccountMenuProps extends RootProps {
  isOpen: boolean
  /** Called with `false` by Escape, a press outside and a choice. */
  onOpenChange: (isOpen: boolean) => void
  /** The button that opened it; gets the focus back. */
  triggerRef: RefObject<HTMLElement | null>
  /** Name of the signed-in visitor, above the entries. @default 'My Account' */
  name?: string
  /** Addresses of the account pages. */
  links: AccountLinks
  /** Path of this page, to mark its entry. */
  currentPath?: string
  /** Called by Log Out. */
  onLogOut: () => void
}

const size = 20

/**
 * The account's entries of a signed-in visitor on wide screens; `TopBar` loads it when needed. On
 * narrow ones they are in the `NavigationDrawer`.
 */
export function AccountMenu({
  isOpen,
  onOpenChange,
  triggerRef,
  name,
  links,
  currentPath,
  onLogOut,
  ...root
}: AccountMenuProps) {
  const messages = useMessages(accountMenuMessages)
  const page = (href: string) => ({ href, current: currentMark(href, currentPath) })
  return (
    <Menu
      {...rootPropsOf(root)}
      label={messages.account}
      triggerRef={triggerRef}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      items={[
        {
          id: 'pages',
          title: name ?? messages.myAccount,
          items: [
            {
              id: 'learning',
              label: messages.learning,
              ...page(links.myLearning),
              icon: <GraduationCap size={size} />,
            },
            {
              id: 'sessions',
              label: messages.sessions,
              ...page(links.labSessions),
              icon: <FlaskConical size={size} />,
            },
            {
              id: 'profile',
              label: messages.profile,
              ...page(links.profile),
              icon: <UserRoundPen size={size} />,
            },
          ],
        },
        {
          id: 'leave',
          label: messages.session,
          items: [
            {
              id: 'log-out',
              label: messages.logOut,
              onAction: onLogOut,
              icon: <LogOut size={size} className={leave} />,
            },
          ],
        },
      ]}
    />
  )
}

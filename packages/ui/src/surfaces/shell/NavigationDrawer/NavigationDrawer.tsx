import { Award, FlaskConical, GraduationCap, LogOut, UserRoundPen } from 'lucide-react'
import type { ReactNode } from 'react'
import type { RootProps } from '../../../rootProps.ts'
import { rootPropsOf } from '../../../rootProps.ts'
import { leave } from '../AccountMenu/AccountMenu.css.ts'
import { button } from '../../../components/Button/Button.css.ts'
import { Drawer } from '../../../components/Drawer/Drawer.tsx'
import { useMessages } from '#language'
import type { AccountLinks, NavLink } from '../TopBar/navLinks.ts'
import { closestTo } from '../TopBar/navLinks.ts'
import { topBarMessages } from '../TopBar/TopBar.messages.ts'
import { DrawerLink } from './DrawerLink.tsx'
import {
  accountText,
  entry,
  group,
  groups,
  groupTitle,
  icon,
  rule,
} from './NavigationDrawer.css.ts'
import { navigationDrawerMessages } from './NavigationDrawer.messages.ts'

export type { AccountLinks, NavLink }

export interface NavigationDrawerProps extends RootProps {
  isOpen: boolean
  /** Called with `false` by every link, Log Out, the cross, Escape and a press outside. */
  onOpenChange: (isOpen: boolean) => void
  /** Links of the site, in order. */
  links: readonly NavLink[]
  /** Shows the account's entries; otherwise Sign In. */
  isSignedIn: boolean
  /** Path of this page, to mark its link. */
  currentPath?: string
  /** Address of Sign In. */
  signInHref: string
  /** Name of the signed-in visitor, under 'My Account'; its line is kept free until it is known. */
  accountName?: string
  /** Addresses of the account pages. */
  accountLinks: AccountLinks
  /**
   * The remaining time of a running lab, a `RunningLabTime`: within the link to the lab sessions.
   */
  labTime?: ReactNode
  /** Called by Log Out. */
  onLogOut: () => void
}

/**
 * The navigation of narrow screens, which opens at the right; `TopBar` loads it when needed and
 * shows the same links itself from 900 px on.
 */
export function NavigationDrawer({
  isOpen,
  onOpenChange,
  links,
  isSignedIn,
  currentPath,
  signInHref,
  accountName,
  accountLinks,
  labTime,
  onLogOut,
  ...root
}: NavigationDrawerProps) {
  const messages = useMessages(navigationDrawerMessages)
  const { menu, main, signIn } = useMessages(topBarMessages)
  const close = () => onOpenChange(false)
  const follow = { currentPath, onFollow: close }
  const own = {
    ...follow,
    marked: closestTo(
      [
        accountLinks.profile,
        accountLinks.myLearning,
        accountLinks.labSessions,
        accountLinks.credentials,
      ],
      currentPath,
    ),
  }
  return (
    <Drawer {...rootPropsOf(root)} title={menu} isOpen={isOpen} onOpenChange={onOpenChange}>
      <div className={groups}>
        {isSignedIn && (
          <>
            <nav aria-label={messages.account} className={group}>
              <h3 className={groupTitle}>{messages.account}</h3>
              <p className={accountText}>{accountName}</p>
              <DrawerLink
                {...own}
                label={messages.profile}
                href={accountLinks.profile}
                icon={UserRoundPen}
              />
              <DrawerLink
                {...own}
                label={messages.learning}
                href={accountLinks.myLearning}
                icon={GraduationCap}
              />
              <DrawerLink
                {...own}
                label={messages.sessions}
                href={accountLinks.labSessions}
                icon={FlaskConical}
                end={labTime}
              />
              <DrawerLink
                {...own}
                label={messages.credentials}
                href={accountLinks.credentials}
                icon={Award}
              />
              <button
                type="button"
                className={entry}
                onClick={() => {
                  close()
                  onLogOut()
                }}
              >
                <LogOut size={20} aria-hidden="true" className={`${icon} ${leave}`} />
                {messages.logOut}
              </button>
            </nav>
            <hr className={rule} />
          </>
        )}
        <nav aria-label={main} className={group}>
          {links.map((link) => (
            <DrawerLink {...follow} {...link} key={link.label} />
          ))}
        </nav>
        {!isSignedIn && (
          <a href={signInHref} className={button({ width: 'full' })} onClick={close}>
            {signIn}
          </a>
        )}
      </div>
    </Drawer>
  )
}

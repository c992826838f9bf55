import type { ReactNode } from 'react'
import type { RootProps } from '../../../rootProps.ts'
import { rootPropsOf } from '../../../rootProps.ts'
import { BrandMark } from '../BrandMark/BrandMark.tsx'
import type { BrandMarkShape } from '../BrandMark/BrandMark.tsx'
import { useMessages } from '#language'
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx'
import { newTab } from '../../../components/Link/newTab.ts'
import { NewTabNote } from '../../../components/Link/NewTabNote.tsx'
import { PageContainer } from '../PageContainer/PageContainer.tsx'
import { AccountButton } from './AccountButton.tsx'
import { MenuButton } from './MenuButton.tsx'
import type { TopBarSearch } from './SearchLink.tsx'
import { SearchLink } from './SearchLink.tsx'
import type { AccountLinks, NavLink } from './navLinks.ts'
import { currentMark } from './navLinks.ts'
import {
  account,
  bar,
  brandPlace,
  link as linkStyle,
  links as linksStyle,
  narrow,
  row,
  running,
  wide,
} from './TopBar.css.ts'
import { topBarMessages } from './TopBar.messages.ts'

export type { AccountLinks, NavLink, TopBarSearch }

export interface TopBarProps extends RootProps {
  /** Name of the site, beside its mark; links to `/`. */
  brand: string
  /** Its mark. @default a keep */
  mark?: BrandMarkShape
  /** Links of the site, in order. */
  links: readonly NavLink[]
  /**
   * `unknown` is what the server renders: Sign In, which is invisible if the root element has
   * `data-session="signed-in"`. Nothing moves when the session becomes known.
   */
  session: 'unknown' | 'signed-out' | 'signed-in'
  /** Path of this page, to mark its link and to close the drawer when it changes. */
  currentPath?: string
  /** Address of Sign In. */
  signInHref: string
  /** Name of the signed-in visitor, above the entries of the account menu. */
  accountName?: string
  /** Addresses of the account pages. */
  accountLinks: AccountLinks
  /**
   * Called when pointer or focus comes near the account's menu or the drawer: load `accountName`.
   */
  onAccountNear?: () => void
  /**
   * The link to a running lab, a `RunningLab`: beside the links, on narrow screens beside the menu.
   * Nothing moves when it appears.
   */
  runningLab?: ReactNode
  /** The remaining time of that lab for the drawer, a `RunningLabTime`. */
  labTime?: ReactNode
  /** The search link: beside the account, on narrow screens beside the menu. @default none */
  search?: TopBarSearch
  /** Called by Log Out. */
  onLogOut: () => void
}

/**
 * The bar at the top of every page: brand, links, and Sign In or the account. From 900 px on it
 * shows all of them, on narrower screens a menu button with a drawer; both are in the page, and CSS
 * alone switches. Menu and drawer load after first paint.
 */
export function TopBar({
  brand,
  mark,
  links,
  session,
  currentPath,
  signInHref,
  accountName,
  accountLinks,
  onAccountNear,
  runningLab,
  labTime,
  search,
  onLogOut,
  ...root
}: TopBarProps) {
  const messages = useMessages(topBarMessages)
  const isSignedIn = session === 'signed-in'
  return (
    <header {...rootPropsOf(root)} className={bar}>
      <PageContainer>
        <div className={row}>
          <div className={brandPlace}>
            <BrandMark name={brand} mark={mark} />
          </div>
          {runningLab && <div className={running}>{runningLab}</div>}
          <div className={wide}>
            <nav aria-label={messages.main}>
              <ul role="list" className={linksStyle}>
                {links.map(({ label, href, isExternal = false }) => (
                  <li key={label}>
                    <a
                      href={href}
                      {...(isExternal ? newTab : {})}
                      aria-current={currentMark(href, currentPath)}
                      className={linkStyle}
                    >
                      {label}
                      {isExternal && <NewTabNote />}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
            {search && <SearchLink {...search} />}
            <div className={account({ isKnown: session !== 'unknown' })}>
              {isSignedIn ? (
                <AccountButton
                  name={accountName}
                  links={accountLinks}
                  currentPath={currentPath}
                  onNear={onAccountNear}
                  onLogOut={onLogOut}
                />
              ) : (
                <LinkButton href={signInHref}>{messages.signIn}</LinkButton>
              )}
            </div>
          </div>
          <div className={narrow}>
            {search && <SearchLink {...search} />}
            <MenuButton
              onNear={onAccountNear}
              {...{
                links,
                isSignedIn,
                currentPath,
                signInHref,
                accountName,
                accountLinks,
                labTime,
                onLogOut,
              }}
            />
          </div>
        </div>
      </PageContainer>
    </header>
  )
}

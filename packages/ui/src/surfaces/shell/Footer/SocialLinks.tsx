import type { LucideIcon } from 'lucide-react'
import { AtSign, BriefcaseBusiness, GitBranch, SquarePlay } from 'lucide-react'
import type { ReactNode } from 'react'
import { useMessages } from '#language'
import { linkMessages } from '../../../components/Link/Link.messages.ts'
import { newTab } from '../../../components/Link/newTab.ts'
import { known } from '../../../known.ts'
import { useHoverTitle } from '../../../useHoverTitle.ts'
import { social, socials } from './Footer.css.ts'

/** A profile of the site on another site. */
export interface SocialLink {
  /** Kind of the other site; chooses the icon. */
  kind: 'video' | 'code' | 'network' | 'microblog'
  /** Name of the place, such as 'Rampart on PeerTube'. */
  label: string
  href: string
  /** Icon of 20 px in place of the kind's icon, for an operator's own marks. */
  icon?: ReactNode
}

const icons: Record<SocialLink['kind'], LucideIcon> = {
  video: SquarePlay,
  code: GitBranch,
  network: BriefcaseBusiness,
  microblog: AtSign,
}

/** The row of icons in the footer; each opens in a new tab and says so. */
export function SocialLinks({ links }: { links: readonly SocialLink[] }) {
  return (
    <ul role="list" className={socials}>
      {links.map(({ kind, label, href, icon }) => {
        const Icon = icons[known(icons, kind, 'network', 'The kind of a social link')]
        return (
          <li key={label}>
            <IconLink href={href} label={label}>
              {icon ?? <Icon size={20} aria-hidden="true" />}
            </IconLink>
          </li>
        )
      })}
    </ul>
  )
}

function IconLink({ href, label, children }: { href: string; label: string; children: ReactNode }) {
  const { opensInNewTab } = useMessages(linkMessages)
  return (
    <a
      href={href}
      {...newTab}
      {...useHoverTitle(label)}
      aria-label={`${label} ${opensInNewTab}`}
      className={social}
    >
      {children}
    </a>
  )
}

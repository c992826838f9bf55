import type { RootProps } from '../../../rootProps.ts'
import { rootPropsOf } from '../../../rootProps.ts'
import { BrandMark } from '../BrandMark/BrandMark.tsx'
import type { BrandMarkShape } from '../BrandMark/BrandMark.tsx'
import { Contours } from '../Contours/Contours.tsx'
import { useMessages } from '#language'
import { linkMessages } from '../../../components/Link/Link.messages.ts'
import { newTab } from '../../../components/Link/newTab.ts'
import { PageContainer } from '../PageContainer/PageContainer.tsx'
import type { NavLink } from '../TopBar/navLinks.ts'
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx'
import {
  about,
  bottom,
  choices,
  columns as columnsStyle,
  columnTitle,
  footer,
  inside,
  link as linkStyle,
  motif,
  tagline as taglineStyle,
  top,
} from './Footer.css.ts'
import { footerMessages } from './Footer.messages.ts'
import type { LanguageChoiceProps } from './LanguageChoice.tsx'
import { LanguageChoice } from './LanguageChoice.tsx'
import type { SocialLink } from './SocialLinks.tsx'
import { SocialLinks } from './SocialLinks.tsx'
import type { ThemeChoiceProps } from './ThemeChoice.tsx'
import { ThemeChoice } from './ThemeChoice.tsx'

export type { NavLink, SocialLink }
export type { LanguageChoiceProps, LanguageOption } from './LanguageChoice.tsx'
export type { ThemeChoiceProps, ThemeName } from './ThemeChoice.tsx'

/** Links of the footer under one title. */
export interface FooterColumn {
  title: string
  links: readonly NavLink[]
}

export interface FooterProps extends RootProps {
  /** Name of the site, beside its mark. */
  brand: string
  /** Its mark. @default a keep */
  mark?: BrandMarkShape
  /** The owner of the copyright. @default brand */
  owner?: string
  /** Year of the copyright line; a prop, so that server and browser agree. */
  year: number
  /** Profiles of the site on other sites, as icons. */
  socials: readonly SocialLink[]
  /** Columns of links. @default none */
  columns?: readonly FooterColumn[]
  /** A sentence under the mark. */
  tagline?: string
  /**
   * The chosen theme, and what to call after another choice; without it the theme cannot be chosen.
   */
  theme?: ThemeChoiceProps
  /**
   * The language of the page, and what to call after another choice; without it the language cannot
   * be chosen.
   */
  language?: LanguageChoiceProps
}

const noColumns: readonly FooterColumn[] = []

/**
 * The end of every page: mark, profiles elsewhere, links, copyright. It also has every link for
 * visitors without scripts.
 */
export function Footer({
  brand,
  mark,
  owner = brand,
  year,
  socials,
  columns = noColumns,
  tagline,
  theme,
  language,
  ...root
}: FooterProps) {
  const messages = useMessages(footerMessages)
  const { opensInNewTab } = useMessages(linkMessages)
  return (
    <footer {...rootPropsOf(root)} className={footer}>
      <div className={motif}>
        <Contours tone="inverse" />
      </div>
      <PageContainer>
        <div className={inside}>
          <div className={top}>
            <div className={about}>
              <BrandMark name={brand} mark={mark} tone="inverse" />
              {tagline && <p className={taglineStyle}>{tagline}</p>}
              <SocialLinks links={socials} />
            </div>
            {columns.length > 0 && (
              <nav aria-label={messages.label} className={columnsStyle}>
                {columns.map(({ title, links }) => (
                  <div key={title}>
                    <h2 className={columnTitle}>{title}</h2>
                    <ul role="list">
                      {links.map(({ label, href, isExternal = false }) => (
                        <li key={label}>
                          <a href={href} {...(isExternal ? newTab : {})} className={linkStyle}>
                            {label}
                            {isExternal && <VisuallyHidden> {opensInNewTab}</VisuallyHidden>}
                          </a>
                        </li>
                      ))}
                    </ul>
                  </div>
                ))}
              </nav>
            )}
          </div>
          <div className={bottom}>
            <p>{messages.copyright(year, owner)}</p>
            <div className={choices}>
              {language && <LanguageChoice {...language} />}
              {theme && <ThemeChoice {...theme} />}
            </div>
          </div>
        </div>
      </PageContainer>
    </footer>
  )
}

import { paths } from '@rampart/contract/rules/sitePaths'
import { PageFailureScreen } from '@rampart/screens/pages/PageFailureScreen.tsx'
import type { PageFailureScreenProps } from '@rampart/screens/pages/PageFailureScreen.tsx'
import { pageMessages } from '@rampart/screens/pages/pages.messages.ts'
import { useSession } from '@rampart/screens/session/SessionProvider.tsx'
import { Footer } from '@rampart/ui/Footer'
import { useMessages } from '@rampart/ui/Language'
import { OfflineBanner } from '@rampart/ui/OfflineBanner'
import { TopBar } from '@rampart/ui/TopBar'
import { brandMessages } from '../brand.messages.ts'
import { KeepPreferences } from '../KeepPreferences.tsx'
import { languages } from '../languages.ts'
import { usePrefetch } from '../navigation/usePrefetch.ts'
import { PageHead } from '../PageHead.tsx'
import { useLanguageChoice } from '../PageLanguage.tsx'
import { choosePreferences, usePreferences } from '../preferences.ts'
import type { TokenSession } from '../session.ts'
import { useBrand, useSettings } from '../settings.tsx'
import type { PageBrand } from '../settings.tsx'
import { TranslateContent } from '../TranslateContent.tsx'
import type { Connection } from './connection.ts'
import { ReadyMark } from './ReadyMark.tsx'
import { shellMessages } from './shell.messages.ts'
import { useAccountName } from './useAccountName.ts'
import { useConnection } from './useConnection.ts'
import { useLogOut } from './useLogOut.ts'
import { usePersonKey } from './usePerson.ts'
import { useSearchDialog } from './useSearchDialog.tsx'
import { useRunningLab } from './useRunningLab.tsx'
import { useTranslatedTexts } from './useTranslatedTexts.ts'

type ShellMessages = (typeof shellMessages)['english']

const elsewhere = ({ community, blog }: ShellMessages, brand: PageBrand) => [
  { label: community, href: brand.communityUrl, isExternal: true },
  { label: blog, href: brand.blogUrl, isExternal: true },
]

const linksIn = (messages: ShellMessages, brand: PageBrand) => [
  { label: messages.bootcamps, href: paths.bootcamps },
  { label: messages.verify, href: paths.verifyCertificate },
  ...elsewhere(messages, brand),
]

const columnsIn = (messages: ShellMessages, brand: PageBrand) => [
  {
    title: messages.learn,
    links: [
      { label: messages.courses, href: paths.courses },
      { label: messages.labs, href: paths.labs },
      { label: messages.bootcamps, href: paths.bootcamps },
    ],
  },
  {
    title: messages.trust,
    links: [
      { label: messages.verifyCertificate, href: paths.verifyCertificate },
      ...(['accessibility', 'privacy', 'terms'] as const).map((slug) => ({
        label: messages[slug],
        href: paths.page(slug),
      })),
    ],
  },
  {
    title: messages.meet,
    links: [{ label: messages.help, href: paths.page('help') }, ...elsewhere(messages, brand)],
  },
]

interface HeaderProps {
  session: TokenSession
  pathname: string
}

/**
 * Reads here, not in a parent, who is signed in: a change around a part that waits makes React take
 * the part over in one go.
 */
export function Header(props: HeaderProps) {
  return <OwnHeader key={usePersonKey()} {...props} />
}

function OwnHeader({ session, pathname }: HeaderProps) {
  const brand = useBrand()
  const { search, dialog } = useSearchDialog(pathname)
  return (
    <>
      <TopBar
        search={search}
        brand={brand.name}
        mark={brand.mark}
        links={linksIn(useMessages(shellMessages), brand)}
        signInHref={paths.signIn()}
        accountLinks={paths}
        currentPath={pathname}
        session={useSession()}
        onLogOut={useLogOut(session)}
        {...useAccountName()}
        {...useRunningLab(pathname)}
      />
      {dialog}
    </>
  )
}

export function PageFooter() {
  const brand = useBrand()
  const { social } = useMessages(brandMessages)
  const { theme, motion } = usePreferences()
  const language = useLanguageChoice()
  return (
    <>
      <Footer
        brand={brand.name}
        mark={brand.mark}
        owner={brand.legalName}
        tagline={brand.tagline}
        year={useSettings().year}
        socials={brand.socials.map(({ place, ...link }) => ({
          ...link,
          label: social(brand.name, place),
        }))}
        columns={columnsIn(useMessages(shellMessages), brand)}
        language={language && { ...language, options: languages, action: paths.language }}
        theme={
          brand.mode
            ? undefined
            : { value: theme, onChange: (chosen) => choosePreferences({ motion, theme: chosen }) }
        }
      />
      <ReadyMark />
    </>
  )
}

/** The banner of the connection, and the work in the background once the page is in use. */
export function Notice({ connection }: { connection: Connection }) {
  usePrefetch()
  useTranslatedTexts()
  return (
    <>
      <OfflineBanner {...useConnection(connection)} />
      <KeepPreferences />
      <TranslateContent />
    </>
  )
}

/** Has a title of its own: the title of the page that it replaces is gone. */
export function PageFailure(props: PageFailureScreenProps) {
  const { failures } = useMessages(pageMessages)
  return (
    <>
      <PageHead title={failures[props.kind].title} />
      <PageFailureScreen {...props} />
    </>
  )
}

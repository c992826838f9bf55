import type { Cohort } from '@rampart/contract/rules/bootcampCohorts'
import type { Brand } from '@rampart/contract/entities/brand'
import { useLocale } from '@rampart/ui/Language'
import { createContext, use } from 'react'
import type { ReactNode } from 'react'

/** What pages show of the brand. */
export type PageBrand = Pick<
  Brand,
  'name' | 'legalName' | 'words' | 'communityUrl' | 'blogUrl' | 'socials' | 'mark'
> & {
  /** Colors of the bars of browsers and phones, as [light, dark]. */
  barColors: readonly [light: string, dark: string]
  /** Address of the picture that other sites show of pages without one of their own. */
  socialImage?: string | undefined
  /** Address of the style sheet with the brand's colors; none if they are the theme's. */
  stylesheet?: string | undefined
  /** The one mode of the brand, light or dark; none if people choose. */
  mode?: 'light' | 'dark' | undefined
}

/**
 * Settings of the server that pages need: the browser gets them with the page, so that both sides
 * render the same.
 */
export interface PageSettings {
  /** The year of the copyright line. */
  year: number
  /**
   * The site's public origin (`PUBLIC_URL`), for links that leave it; without a slash at its end.
   */
  origin: string
  /**
   * Where applications for bootcamps go (`BOOTCAMP_APPLY_URL`), with `{slug}` for the bootcamp's
   * slug.
   */
  bootcampApplyUrl: string
  /** The next cohorts of bootcamps (`BOOTCAMP_COHORTS`). */
  cohorts: readonly Cohort[]
  /** Where learners get credits (`CREDITS_URL`). */
  creditsUrl: string
  /** Where learners get a subscription (`SUBSCRIPTION_URL`). */
  subscriptionUrl: string
  /** Which of them learners ask the operator for on the page, because no address was set. */
  asksOperator: Readonly<Record<'credits' | 'subscription', boolean>>
  brand: PageBrand
}

const SettingsContext = createContext<PageSettings | undefined>(undefined)

/** Makes the settings known to the pages below. */
export function SettingsProvider({
  settings,
  children,
}: {
  settings: PageSettings
  children: ReactNode
}) {
  return <SettingsContext value={settings}>{children}</SettingsContext>
}

export function useSettings(): PageSettings {
  const settings = use(SettingsContext)
  if (settings === undefined) throw new Error('Pages need a <SettingsProvider> around them.')
  return settings
}

/** The site's public origin: as configured, never as requested. */
export const useOrigin = (): string => useSettings().origin

/** The brand with its words in the reader's language, or in English. */
export function useBrand(): PageBrand & Brand['words']['en'] {
  const { brand } = useSettings()
  return { ...brand, ...(brand.words[useLocale()] ?? brand.words.en) }
}

/** Where 'Apply Now' of a bootcamp leads. */
export const useBootcampApplyHref = (slug: string): string =>
  useSettings().bootcampApplyUrl.replaceAll('{slug}', encodeURIComponent(slug))

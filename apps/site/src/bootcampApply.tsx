import { createContext, use } from 'react'
import type { ReactNode } from 'react'

const ApplyContext = createContext<string | undefined>(undefined)

/** Makes known to the pages below where applications for bootcamps go. */
export function BootcampApplyProvider({ url, children }: { url: string; children: ReactNode }) {
  return <ApplyContext value={url}>{children}</ApplyContext>
}

/** Where 'Apply Now' of a bootcamp leads: as configured (`BOOTCAMP_APPLY_URL`), with the bootcamp's slug in place of `{slug}`. */
export function useBootcampApplyHref(slug: string): string {
  const url = use(ApplyContext)
  if (url === undefined) throw new Error('Pages need a <BootcampApplyProvider> around them.')
  return url.replaceAll('{slug}', encodeURIComponent(slug))
}

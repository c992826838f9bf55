import { createContext, use } from 'react'
import type { ReactNode } from 'react'

const OriginContext = createContext<string | undefined>(undefined)

/** Makes the site's public origin known to the pages below. */
export function OriginProvider({ origin, children }: { origin: string; children: ReactNode }) {
  return <OriginContext value={origin}>{children}</OriginContext>
}

/** The site's public origin, for links that leave it: as configured (`PUBLIC_URL`), never as requested, and without a slash at its end. */
export function useOrigin(): string {
  const origin = use(OriginContext)
  if (origin === undefined) throw new Error('Pages need an <OriginProvider> around them.')
  return origin
}

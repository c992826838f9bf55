import { createContext, use } from 'react'
import type { ReactNode } from 'react'
import type { Adapters } from './adapters.ts'

const AdaptersContext = createContext<Adapters | undefined>(undefined)

/** Injects the adapters that the screens below read and write through. */
export function AdaptersProvider({
  adapters,
  children,
}: {
  adapters: Adapters
  children: ReactNode
}) {
  return <AdaptersContext value={adapters}>{children}</AdaptersContext>
}

/** The injected adapters. Throws outside an `AdaptersProvider`. */
export function useAdapters(): Adapters {
  const adapters = use(AdaptersContext)
  if (!adapters) throw new Error('Screens need an <AdaptersProvider> around them.')
  return adapters
}

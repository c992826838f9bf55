import { latePartsLoaded } from '@rampart/screens/pages/latePart.tsx'
import { useQueryClient } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { markTakenOver } from '../navigation/takenOver.ts'
import { settled } from '../queries.ts'

/**
 * `data-ready` on the root says that scripts have taken the page over and have all of its code;
 * fonts, tests and the benchmark wait for it. Header, footer and long lists come after the rest
 * (`latePart`); a press takes its part over at once.
 */
export function ReadyMark(): null {
  const queries = useQueryClient()
  useEffect(() => {
    void latePartsLoaded().then(() => {
      markTakenOver()
      // If that fails, the fallback fonts stay.
      return bringFonts(queries).catch(() => undefined)
    })
  }, [queries])
  return null
}

/** After the page's content: fonts are larger than all of it. */
async function bringFonts(queries: QueryClient): Promise<void> {
  await settled(queries)
  const address = document.querySelector<HTMLMetaElement>('meta[name="fonts"]')?.content
  if (address) await (await import('../showFonts.ts')).showFonts(address)
  else await import('../fonts.ts')
}

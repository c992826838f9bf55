import { latePartsLoaded } from '@rampart/screens/pages/latePart.tsx'
import { useQueryClient } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { markTakenOver } from '../navigation/takenOver.ts'
import { settled } from '../queries.ts'

/**
 * `data-ready` on the root says that scripts have taken the page over and have all of its code; fonts, tests and the benchmark wait for it.
 * Header, footer and long lists come after the rest (`latePart`); a press takes its part over at once.
 */
export function ReadyMark(): null {
  const queries = useQueryClient()
  const [isRendered, setRendered] = useState(false)
  // oxlint-disable-next-line react/set-state-in-effect -- Fields tell in their effects what was typed before scripts came: it is rendered together with this.
  useEffect(() => setRendered(true), [])
  useEffect(() => {
    if (!isRendered) return
    void latePartsLoaded().then(() => {
      markTakenOver()
      // Where that fails, the stand-ins stay.
      return bringFonts(queries).catch(() => undefined)
    })
  }, [isRendered, queries])
  return null
}

/** After what the page says: fonts weigh more than all of it. */
async function bringFonts(queries: QueryClient): Promise<void> {
  await settled(queries)
  const address = document.querySelector<HTMLMetaElement>('meta[name="fonts"]')?.content
  if (address) await (await import('../showFonts.ts')).showFonts(address)
  else await import('../fonts.ts')
}

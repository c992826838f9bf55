import { lazy, Suspense } from 'react'
import type { ComponentType } from 'react'
import { useIdle } from '../useIdle.ts'

const EvidenceAskCard = lazy<ComponentType>(async () => {
  try {
    return { default: (await import('./EvidenceAskCard.tsx')).EvidenceAskCard }
  } catch {
    // The code could not be loaded: the question can wait for another visit.
    return { default: () => null }
  }
})

/**
 * Asks learners who have not been asked yet whether credentials may show solved labs; loaded after
 * the page, because it is shown to few.
 */
export function EvidenceAsk() {
  const isIdle = useIdle()
  return (
    isIdle && (
      <Suspense fallback={null}>
        <EvidenceAskCard />
      </Suspense>
    )
  )
}

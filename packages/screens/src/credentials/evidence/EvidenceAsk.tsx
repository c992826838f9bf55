import { lazy, Suspense } from 'react'
import type { ComponentType } from 'react'
import { useIdle } from '../useIdle.ts'

const EvidenceAskCard = lazy<ComponentType>(async () => {
  try {
    return { default: (await import('./EvidenceAskCard.tsx')).EvidenceAskCard }
  } catch {
    // Not to be had now: the question can wait for another visit.
    return { default: () => null }
  }
})

/**
 * The question whether credentials may show solved labs, for those who have not been asked; loaded
 * after the page, as few are asked.
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

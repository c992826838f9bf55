import type { CredentialView } from '@rampart/contract/rules/credentialWire'
import { lazy, Suspense } from 'react'
import type { ComponentType } from 'react'
import { useIdle } from './useIdle.ts'

interface SelfCheckProps {
  record: CredentialView
}

const SelfCheckCard = lazy<ComponentType<SelfCheckProps>>(async () => {
  try {
    return { default: (await import('./SelfCheckCard.tsx')).SelfCheckCard }
  } catch {
    // The code could not be loaded: the page stays as it is and claims no check.
    return { default: () => null }
  }
})

/**
 * The page's own check: what it shows is verified in the reader's browser, after the page is shown.
 * None of its code is in the first load.
 */
export function SelfCheck({ record }: SelfCheckProps) {
  const isIdle = useIdle()
  return (
    isIdle && (
      <Suspense fallback={null}>
        <SelfCheckCard record={record} />
      </Suspense>
    )
  )
}

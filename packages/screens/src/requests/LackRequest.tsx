import { lazy, Suspense } from 'react'
import type { ComponentType } from 'react'
import { useSession } from '../session/SessionProvider.tsx'

export interface LackRequestProps {
  /** What the learner lacks. */
  kind: 'credits' | 'subscription'
}

const LackRequestPart = lazy<ComponentType<LackRequestProps>>(async () => {
  try {
    return { default: (await import('./LackRequestPart.tsx')).LackRequestPart }
  } catch {
    // The code could not be loaded: the page stays as it is.
    return { default: () => null }
  }
})

/**
 * The button to ask the operator for credits or a subscription; nothing for visitors. Loaded when
 * it is first shown.
 */
export function LackRequest({ kind }: LackRequestProps) {
  return (
    useSession() === 'signed-in' && (
      <Suspense fallback={null}>
        <LackRequestPart kind={kind} />
      </Suspense>
    )
  )
}

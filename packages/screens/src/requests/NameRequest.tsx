import { lazy, Suspense } from 'react'
import type { ComponentType } from 'react'
import { useIdle } from '../credentials/useIdle.ts'
import { useSession } from '../session/SessionProvider.tsx'

export interface NameRequestProps {
  credentialId: string
  /** The name on it. */
  name: string
}

const NameRequestPart = lazy<ComponentType<NameRequestProps>>(async () => {
  try {
    return { default: (await import('./NameRequestPart.tsx')).NameRequestPart }
  } catch {
    // Not to be had now: the page stays as it is.
    return { default: () => null }
  }
})

/**
 * The way to ask for another name on a credential, for its holder, loaded after the page: most
 * readers are not its holder.
 */
export function NameRequest(props: NameRequestProps) {
  const isIdle = useIdle()
  return (
    useSession() === 'signed-in' &&
    isIdle && (
      <Suspense fallback={null}>
        <NameRequestPart {...props} />
      </Suspense>
    )
  )
}

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
    // The code could not be loaded: the page stays as it is.
    return { default: () => null }
  }
})

/**
 * The button to request another name on a credential, for its holder. Loaded after the page: most
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

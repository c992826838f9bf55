import { useAdapters } from '@rampart/screens/adapters/AdaptersProvider.tsx'
import { useSession } from '@rampart/screens/session/SessionProvider.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

/**
 * The name for the account's menu, read when pointer or focus comes near it; a failure shows
 * nothing.
 */
export function useAccountName(): { accountName: string | undefined; onAccountNear: () => void } {
  const { user } = useAdapters()
  const isSignedIn = useSession() === 'signed-in'
  const [isWanted, setWanted] = useState(false)
  const { data } = useQuery({
    queryKey: ['own', 'profile'],
    queryFn: () => user.profile(),
    enabled: isWanted && isSignedIn,
    staleTime: 60_000,
    // Nobody asked for it: the end of the session must not lead to signing in.
    meta: { public: true },
  })
  return {
    accountName: (data && `${data.firstName} ${data.lastName}`.trim()) || undefined,
    onAccountNear: () => setWanted(true),
  }
}

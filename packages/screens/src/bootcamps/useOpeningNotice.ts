import { useMessages } from '@rampart/ui/Language'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAdapters } from '../adapters/AdaptersProvider.tsx'
import { useSession } from '../session/SessionProvider.tsx'
import { bootcampMessages } from './bootcamps.messages.ts'
import { useLinkDialog } from './useLinkDialog.ts'

/**
 * Asks to be told when a bootcamp opens. A signed-in learner's address is filled in until something
 * else is typed.
 */
export function useOpeningNotice(slug: string) {
  const { bootcamp, user } = useAdapters()
  const { noticeFailed } = useMessages(bootcampMessages)
  const [typed, setTyped] = useState<string>()
  const { isUsed, isSent, open, propsWith } = useLinkDialog(
    (address) => bootcamp.askForOpening(slug, address),
    noticeFailed,
  )
  const isSignedIn = useSession() === 'signed-in'
  const { data: profile } = useQuery({
    queryKey: ['own', 'profile'],
    queryFn: () => user.profile(),
    enabled: isUsed && isSignedIn,
    // If it fails, the address can still be typed: no redirect.
    meta: { public: true },
  })
  return {
    isUsed,
    open: () => {
      open()
      if (isSent) setTyped(undefined)
    },
    dialog: propsWith(typed ?? (isSignedIn ? profile?.email : undefined) ?? '', setTyped),
  }
}

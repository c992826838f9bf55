import { useMessages } from '@rampart/ui/Language'
import { useState } from 'react'
import { useAdapters } from '../adapters/AdaptersProvider.tsx'
import { bootcampMessages } from './bootcamps.messages.ts'
import { useLinkDialog } from './useLinkDialog.ts'

/**
 * Key under which the address is kept until a link was sent to it: it is the same for every
 * bootcamp.
 */
const draftKey = 'bootcamp-email'

/**
 * Asks for an access link to a bootcamp's tasks (specification §2 Bootcamp detail, §5, §8). What
 * was typed stays until it was sent.
 */
export function useTaskAccess(slug: string) {
  const { bootcamp, drafts } = useAdapters()
  const { accessFailed } = useMessages(bootcampMessages)
  const [email, setEmail] = useState('')
  const { isUsed, open, propsWith } = useLinkDialog(async (address) => {
    await bootcamp.requestAccess(slug, address)
    drafts.remove(draftKey)
  }, accessFailed)
  return {
    isUsed,
    open: () => {
      open()
      setEmail(drafts.read(draftKey) ?? '')
    },
    dialog: propsWith(email, (next) => {
      setEmail(next)
      drafts.write(draftKey, next)
    }),
  }
}

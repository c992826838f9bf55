import { useMessages } from '@rampart/ui/Language'
import { lazyOverlay } from '@rampart/ui/LazyOverlay'
import { Text } from '@rampart/ui/Text'
import { useAdapters } from '../adapters/AdaptersProvider.tsx'
import { countdown } from './countdown.ts'
import { labMessages } from './labs.messages.ts'
import { endConsequence } from './sessionTexts.ts'
import type { EndSession } from './useEndSession.ts'

const ConfirmDialog = lazyOverlay(
  async () => (await import('@rampart/ui/ConfirmDialog')).ConfirmDialog,
)

/** Asks before a session is ended, and says what that costs. */
export function EndSessionDialog({ end }: { end: EndSession }) {
  const messages = useMessages(labMessages)
  const { clock } = useAdapters()
  const { session } = end
  if (!session) return null
  const minutesLeft = Math.ceil((countdown(session, clock.now())?.seconds ?? 0) / 60)
  return (
    <ConfirmDialog
      title={messages.end}
      confirmLabel={messages.end}
      pendingLabel={messages.ending}
      cancelLabel={messages.keep}
      tone="critical"
      isOpen
      isPending={end.isPending}
      error={end.error}
      onConfirm={end.confirm}
      onOpenChange={end.cancel}
    >
      <Text weight="strong">{session.lab.title}</Text>
      <Text>{endConsequence(session, minutesLeft, messages)}</Text>
    </ConfirmDialog>
  )
}

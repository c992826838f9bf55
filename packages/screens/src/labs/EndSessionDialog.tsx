import { useMessages } from '@rampart/ui/Language'
import { lazyOverlay } from '@rampart/ui/LazyOverlay'
import { Text } from '@rampart/ui/Text'
import { useAdapters } from '../adapters/AdaptersProvider.tsx'
import { labMessages } from './labs.messages.ts'
import { endConsequences } from './sessionTexts.ts'
import type { EndSession } from './useEndSession.ts'

const ConfirmDialog = lazyOverlay(
  async () => (await import('@rampart/ui/ConfirmDialog')).ConfirmDialog,
)

/** Asks before a session is ended, and says what happens to environment and credits. */
export function EndSessionDialog({ end }: { end: EndSession }) {
  const messages = useMessages(labMessages)
  const { clock } = useAdapters()
  const { session } = end
  if (!session) return null
  return (
    <ConfirmDialog
      title={messages.end}
      confirmLabel={messages.end}
      pendingLabel={messages.ending}
      tone="critical"
      isOpen
      isPending={end.isPending}
      error={end.error}
      onConfirm={end.confirm}
      onOpenChange={end.cancel}
    >
      <Text weight="strong">{session.lab.title}</Text>
      {endConsequences(session, clock.now(), messages).map((text) => (
        <Text key={text}>{text}</Text>
      ))}
    </ConfirmDialog>
  )
}

import type { LabSession } from '@rampart/contract/entities/labSession'
import { Button } from '@rampart/ui/Button'
import { useLocale, useMessages } from '@rampart/ui/Language'
import { lazyOverlay } from '@rampart/ui/LazyOverlay'
import { Stack } from '@rampart/ui/Stack'
import { Text } from '@rampart/ui/Text'
import { useId } from 'react'
import { extensionOffer } from './credits.ts'
import { useCredits } from './labQueries.ts'
import { labMessages } from './labs.messages.ts'
import { useExtend } from './useExtend.ts'

const DurationDialog = lazyOverlay(
  async () => (await import('./DurationDialog.tsx')).DurationDialog,
)

/**
 * 'Extend' with its price, or with the reason why it is not possible. An addition to the
 * specification, for WCAG 2.2.1.
 */
export function ExtendAction({ session }: { session: LabSession }) {
  const messages = useMessages(labMessages)
  const locale = useLocale()
  const id = useId()
  const credits = useCredits().data
  const offer = extensionOffer(session, credits?.balance, locale, messages)
  const extend = useExtend(session)
  return (
    <Stack gap={1}>
      <Button
        variant="soft"
        width="full"
        isDisabled={!offer.isPossible}
        onPress={extend.open}
        aria-describedby={id}
        aria-haspopup="dialog"
      >
        {messages.extend}
      </Button>
      <Text size={14} tone="muted" id={id}>
        {offer.note}
      </Text>
      <DurationDialog
        purpose="extend"
        labTitle={session.lab.title}
        durations={offer.durations}
        timeFactor={session.timeFactor}
        credits={credits}
        call={extend}
        isOpen={extend.isOpen}
        onOpenChange={extend.close}
      />
    </Stack>
  )
}

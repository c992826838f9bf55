import type { CreditLedgerEntry } from '@rampart/contract/entities/creditLedgerEntry'
import { Button } from '@rampart/ui/Button'
import { CreditLedger } from '@rampart/ui/CreditLedger'
import { Inline } from '@rampart/ui/Inline'
import { useLocale, useMessages } from '@rampart/ui/Language'
import type { LazyOverlayProps } from '@rampart/ui/LazyOverlay'
import { Stack } from '@rampart/ui/Stack'
import { usePaged } from '../paging/usePaged.ts'
import { ledgerText } from './credits.ts'
import { labSessionMessages } from './labSessions.messages.ts'
import { formatMoment } from './sessionTexts.ts'

interface CreditHistoryProps extends LazyOverlayProps {
  /** The changes of the balance, newest first. */
  moves: readonly CreditLedgerEntry[]
}

/** The changes of the balance, twenty lines at a time. */
export function CreditHistory({ moves }: CreditHistoryProps) {
  const messages = useMessages(labSessionMessages)
  const locale = useLocale()
  const { shown, hasMore, showMore } = usePaged(moves, 20)
  return (
    <Stack gap={4}>
      <CreditLedger
        lines={shown.map((entry) => ({
          id: entry._id,
          date: formatMoment(entry.createdAt, locale),
          text: ledgerText(entry, locale, messages),
          amount: entry.amount,
          balance: entry.balance,
        }))}
      />
      {hasMore && (
        <Inline justify="center">
          <Button variant="outline" size="small" onPress={showMore}>
            {messages.showMore}
          </Button>
        </Inline>
      )}
    </Stack>
  )
}

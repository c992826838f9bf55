import { Button } from '@rampart/ui/Button'
import { useLocale, useMessages } from '@rampart/ui/Language'
import { VerificationTable } from '@rampart/ui/VerificationTable'
import { checkMessages } from '../checks.messages.ts'
import { credentialMessages } from '../credentials.messages.ts'
import { resultRows, resultsCsv, summaryOf, verdictOf } from './resultRows.ts'
import type { CredentialPages } from './resultRows.ts'
import { saveFile } from '../../clipboard/saveFile.ts'
import type { Batch } from './useVerifyAnything.ts'
import { verifyAnythingMessages } from './verifyAnything.messages.ts'

interface ManyResultsProps extends CredentialPages {
  batch: Batch
  onRetry: () => void
}

/** Several things that were given, a row each. */
export function ManyResults({ batch: { items }, onRetry, ...pages }: ManyResultsProps) {
  const messages = useMessages(verifyAnythingMessages)
  const rows = resultRows(items, pages, {
    messages,
    checks: useMessages(checkMessages),
    credentials: useMessages(credentialMessages),
    locale: useLocale(),
  })
  const verdicts = new Set(items.map(verdictOf))
  const isPending = verdicts.has('checking')
  return (
    <VerificationTable
      rows={rows}
      summary={summaryOf(items, messages)}
      isPending={isPending}
      onDownload={() =>
        saveFile('verification-results.csv', 'text/csv', resultsCsv(rows, messages))
      }
    >
      {!isPending && verdicts.has('unknown') && (
        <Button variant="outline" size="small" onPress={onRetry}>
          {messages.checkAgain}
        </Button>
      )}
    </VerificationTable>
  )
}

import { Button } from '@rampart/ui/Button'
import { VerificationTable } from '@rampart/ui/VerificationTable'
import { resultRows, resultsCsv, summaryOf, verdictOf } from './resultRows.ts'
import type { CredentialPages } from './resultRows.ts'
import { saveText } from './saveText.ts'
import type { Batch } from './useVerifyAnything.ts'

interface ManyResultsProps extends CredentialPages {
  batch: Batch
  onRetry: () => void
}

/** Several things that were given, a row each. */
export function ManyResults({ batch: { items }, onRetry, ...pages }: ManyResultsProps) {
  const rows = resultRows(items, pages)
  const verdicts = new Set(items.map(verdictOf))
  const isPending = verdicts.has('checking')
  return (
    <VerificationTable
      rows={rows}
      summary={summaryOf(items)}
      isPending={isPending}
      onDownload={() => saveText(resultsCsv(rows), 'verification-results.csv', 'text/csv')}
    >
      {!isPending && verdicts.has('unknown') && (
        <Button variant="outline" size="small" onPress={onRetry}>
          Check all again
        </Button>
      )}
    </VerificationTable>
  )
}

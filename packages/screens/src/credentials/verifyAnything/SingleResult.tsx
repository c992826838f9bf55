import { Alert } from '@rampart/ui/Alert'
import { Card } from '@rampart/ui/Card'
import { CredentialChecks } from '@rampart/ui/CredentialChecks'
import { LinkButton } from '@rampart/ui/LinkButton'
import { RecordComparison } from '@rampart/ui/RecordComparison'
import { Stack } from '@rampart/ui/Stack'
import { Text } from '@rampart/ui/Text'
import { checkLines } from '../checkLines.ts'
import { verdictWords } from '../verdictWords.ts'
import { compareFacts } from './documentFields.ts'
import type { Examined } from './examine.ts'
import type { Given } from './given.ts'
import { pageOf } from './resultRows.ts'
import type { CredentialPages } from './resultRows.ts'
import type { Item } from './useVerifyAnything.ts'

interface SingleResultProps extends CredentialPages {
  item: Item
  onRetry: () => void
}

/** One thing that was given: the verdict with its checks, then the document beside the record. */
export function SingleResult({ item: { given, outcome }, onRetry, ...pages }: SingleResultProps) {
  if (given.kind === 'unreadable') {
    return (
      <Alert tone="critical" title={given.source ? `${given.source} can’t be checked` : 'This can’t be checked'} role="alert">
        {given.reason}
      </Alert>
    )
  }
  if (outcome?.verdict === 'notFound') {
    return (
      <Alert tone="critical" title={`Nothing was issued under ${outcome.named?.id ?? 'this ID'}`} role="alert">
        Check the ID letter by letter. Whoever shows a document with an ID that does not exist shows no document of this site.
      </Alert>
    )
  }
  const verdict = outcome?.verdict ?? 'checking'
  const noun = outcome?.named?.type ?? 'credential'
  const page = outcome && pageOf(outcome, pages)
  return (
    <Stack gap={6}>
      <CredentialChecks
        verdict={verdict}
        {...verdictWords(verdict, noun)}
        checks={checkLines(outcome?.checks ?? [])}
        headingLevel={4}
        actions={page && <LinkButton href={page.href}>{page.label}</LinkButton>}
        {...(verdict === 'unknown' && { onRetry })}
      />
      {outcome && <Comparison given={given} outcome={outcome} />}
    </Stack>
  )
}

/** What could be compared; for a document of elsewhere there is no record. */
function Comparison({ given, outcome: { document, record, named } }: { given: Given; outcome: Examined }) {
  if (document && record) {
    return (
      <Card as="section" aria-label="Comparison with the record">
        <RecordComparison fields={compareFacts(document, record)} givenLabel={given.kind === 'id' ? 'In the signed document' : 'In the file'} />
      </Card>
    )
  }
  if (record) return <RecordAlone record={record} />
  if (!named) return null
  return (
    <Alert tone={record === null ? 'critical' : 'caution'}>
      {record === null
        ? `The site has no record under ${named.id}, the ID that this document names.`
        : `The record of ${named.id} could not be read, so that nothing could be compared with it.`}
    </Alert>
  )
}

function RecordAlone({ record: { recipient, title, issuedOn } }: { record: NonNullable<Examined['record']> }) {
  return (
    <Text tone="muted">
      On record: {title ?? 'without a title'}, issued to {recipient ?? 'somebody whose name was not recorded'}
      {issuedOn && ` on ${issuedOn}`}.
    </Text>
  )
}

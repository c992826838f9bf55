import { Alert } from '@rampart/ui/Alert'
import { Card } from '@rampart/ui/Card'
import { CredentialChecks } from '@rampart/ui/CredentialChecks'
import { useLocale, useMessages } from '@rampart/ui/Language'
import { LinkButton } from '@rampart/ui/LinkButton'
import { RecordComparison } from '@rampart/ui/RecordComparison'
import { Stack } from '@rampart/ui/Stack'
import { Text } from '@rampart/ui/Text'
import { checkLines } from '../checkLines.ts'
import { checkMessages } from '../checks.messages.ts'
import { statusText } from '../credentialNames.ts'
import { credentialMessages } from '../credentials.messages.ts'
import { verdictWords } from '../verdictWords.ts'
import { compareFacts, issueDay } from './documentFields.ts'
import type { Examined } from './examine.ts'
import type { Given } from './given.ts'
import { pageOf } from './resultRows.ts'
import type { CredentialPages } from './resultRows.ts'
import type { Item } from './useVerifyAnything.ts'
import { verifyAnythingMessages } from './verifyAnything.messages.ts'

interface SingleResultProps extends CredentialPages {
  item: Item
  onRetry: () => void
}

/** One thing that was given: the verdict with its checks, then the document beside the record. */
export function SingleResult({ item: { given, outcome }, onRetry, ...pages }: SingleResultProps) {
  const messages = useMessages(verifyAnythingMessages)
  const checks = useMessages(checkMessages)
  const credentials = useMessages(credentialMessages)
  if (given.kind === 'unreadable') {
    return (
      <Alert
        tone="critical"
        title={given.source ? messages.fileUnreadable(given.source) : messages.textUnreadable}
        role="alert"
      >
        {given.reason}
      </Alert>
    )
  }
  if (outcome?.verdict === 'notFound') {
    return (
      <Alert tone="critical" title={messages.notIssued(outcome.named?.credentialId)} role="alert">
        {messages.notIssuedHelp}
      </Alert>
    )
  }
  const verdict = outcome?.verdict ?? 'checking'
  const noun = outcome?.named?.type ?? 'credential'
  const page = outcome && pageOf(outcome, pages, credentials)
  return (
    <Stack gap={6}>
      <CredentialChecks
        verdict={verdict}
        {...verdictWords(verdict, noun, checks)}
        checks={checkLines(outcome?.checks ?? [], checks)}
        headingLevel={4}
        actions={page && <LinkButton href={page.href}>{page.label}</LinkButton>}
        {...(verdict === 'unknown' && { onRetry })}
      />
      {outcome && <Comparison given={given} outcome={outcome} />}
    </Stack>
  )
}

/** The fields that could be compared; there is no record of another issuer's document. */
function Comparison({
  given,
  outcome: { document, record, named },
}: {
  given: Given
  outcome: Examined
}) {
  const messages = useMessages(verifyAnythingMessages)
  const checks = useMessages(checkMessages)
  const credentials = useMessages(credentialMessages)
  const locale = useLocale()
  if (document && record) {
    const { status } = record
    const shown = { ...record, status: status && (statusText(status, credentials) ?? status) }
    return (
      <Card as="section" aria-label={messages.comparison}>
        <RecordComparison
          fields={compareFacts(document, shown, locale, checks)}
          givenLabel={given.kind === 'id' ? messages.inDocument : messages.inFile}
        />
      </Card>
    )
  }
  if (record) return <RecordAlone record={record} />
  if (!named) return null
  return (
    <Alert tone={record === null ? 'critical' : 'caution'}>
      {record === null
        ? messages.noRecordOf(named.credentialId)
        : messages.recordUnread(named.credentialId)}
    </Alert>
  )
}

function RecordAlone({ record }: { record: NonNullable<Examined['record']> }) {
  const { onRecord } = useMessages(verifyAnythingMessages)
  return (
    <Text tone="muted">
      {onRecord(record.title, record.recipient, issueDay(record, useLocale()))}
    </Text>
  )
}

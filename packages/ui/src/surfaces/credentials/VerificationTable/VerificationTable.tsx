import { CircleX, Download, FileQuestionMark } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../../components/Button/Button.tsx'
import { Card } from '../../../components/Card/Card.tsx'
import { Chip } from '../../../components/Chip/Chip.tsx'
import type { RootProps } from '../../../rootProps.ts'
import { rootPropsOf } from '../../../rootProps.ts'
import type { CredentialVerdict } from '../CredentialChecks/VerdictMark.tsx'
import { VerdictMark, verdictTone } from '../CredentialChecks/VerdictMark.tsx'
import { useMessages } from '#language'
import { Link } from '../../../components/Link/Link.tsx'
import { Spinner } from '../../../components/Spinner/Spinner.tsx'
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx'
import {
  actions,
  date,
  group,
  head,
  link,
  mono,
  note as noteStyle,
  noteWrong,
  recipient as recipientStyle,
  row as rowStyle,
  source as sourceStyle,
  summaryText,
  table,
  title as titleStyle,
  titles,
  verdict as verdictStyle,
  what,
} from './VerificationTable.css.ts'
import { verificationTableMessages } from './VerificationTable.messages.ts'

/**
 * The verdict on one credential; `notFound` if nothing was issued under the ID, `unreadable` if a
 * file contained none.
 */
export type RowVerdict = CredentialVerdict | 'notFound' | 'unreadable'

/** One thing that was checked. Unknown values are left out. */
export interface VerificationRow {
  /** Unique in the table. */
  key: string
  /** The credential's ID. */
  id?: string
  /** Name of the file that it comes from. */
  source?: string
  recipient?: string
  title?: string
  /** Formatted date. */
  issuedOn?: string
  verdict: RowVerdict
  /** The verdict in a word or two: 'Valid'. */
  verdictLabel: string
  /** A note, in a sentence. */
  note?: string
  /** The note is a reason to doubt the document. @default false */
  isNoteCritical?: boolean
  /** The public page, with the text of its link. */
  page?: { href: string; label: string }
}

export interface VerificationTableProps extends RootProps {
  /** In the order in which they were given. */
  rows: readonly VerificationRow[]
  /** All results in a sentence: '2 of 3 are valid'. Not announced, as it changes with every row. */
  summary: string
  /** Saves the results. The button is disabled while `isPending`. */
  onDownload: () => void
  /** Some are still being checked. @default false */
  isPending?: boolean
  /** Further buttons beside the download. */
  children?: ReactNode
}

/**
 * Several credentials with their verdicts, a row each; rows fill as results come. To assistive
 * technology it is a table on phones too, where each row is a block.
 */
export function VerificationTable({
  rows,
  summary,
  onDownload,
  isPending = false,
  children,
  ...root
}: VerificationTableProps) {
  const messages = useMessages(verificationTableMessages)
  const { page, ...columns } = messages.columns
  return (
    <Card {...rootPropsOf(root)} padding="none">
      <div className={head}>
        <p className={summaryText}>{summary}</p>
        <div className={actions}>
          <Button variant="soft" size="small" isDisabled={isPending} onPress={onDownload}>
            <Download size={18} aria-hidden="true" />
            {messages.download}
          </Button>
          {children}
        </div>
      </div>
      <div role="table" aria-label={messages.label} aria-busy={isPending} className={table}>
        <div role="rowgroup" className={group}>
          <div role="row" className={titles}>
            {[
              columns.credential,
              columns.recipient,
              columns.title,
              columns.issuedOn,
              columns.result,
            ].map((name) => (
              <div key={name} role="columnheader">
                {name}
              </div>
            ))}
            <div role="columnheader">
              <VisuallyHidden>{page}</VisuallyHidden>
            </div>
          </div>
        </div>
        <div role="rowgroup" className={group}>
          {rows.map((row) => (
            <Row key={row.key} row={row} />
          ))}
        </div>
      </div>
    </Card>
  )
}

function Row({ row }: { row: VerificationRow }) {
  const {
    id,
    source,
    recipient,
    title,
    issuedOn,
    verdict,
    verdictLabel,
    note,
    isNoteCritical = false,
    page,
  } = row
  return (
    <div role="row" className={rowStyle}>
      <div role="cell" className={what}>
        {id && (
          <span translate="no" className={mono}>
            {id}
          </span>
        )}
        {source && <span className={id ? sourceStyle : undefined}>{source}</span>}
        {note && <VisuallyHidden>{`. ${note}`}</VisuallyHidden>}
      </div>
      <div role="cell" translate="no" className={recipientStyle}>
        {recipient}
      </div>
      <div role="cell" className={titleStyle}>
        {title}
      </div>
      <div role="cell" className={date}>
        {issuedOn}
      </div>
      <div role="cell" className={verdictStyle}>
        <Chip tone={chipTone(verdict)}>
          <Mark verdict={verdict} />
          {verdictLabel}
        </Chip>
      </div>
      <div role="cell" className={link}>
        {page && (
          <Link href={page.href}>
            {page.label}
            <VisuallyHidden> {id}</VisuallyHidden>
          </Link>
        )}
      </div>
      {note && (
        <div aria-hidden="true" className={isNoteCritical ? noteWrong : noteStyle}>
          {note}
        </div>
      )}
    </div>
  )
}

const chipTone = (verdict: RowVerdict) =>
  verdict === 'notFound' ? 'critical' : verdict === 'unreadable' ? 'caution' : verdictTone[verdict]

function Mark({ verdict }: { verdict: RowVerdict }) {
  if (verdict === 'notFound') return <CircleX size={14} aria-hidden="true" />
  if (verdict === 'unreadable') return <FileQuestionMark size={14} aria-hidden="true" />
  return verdict === 'checking' ? <Spinner size="small" /> : <VerdictMark verdict={verdict} />
}

import { useLocale, useMessages } from '#language'
import type { TableColumn } from '../../../components/Table/Table.tsx'
import { Table } from '../../../components/Table/Table.tsx'
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx'
import type { RootProps } from '../../../rootProps.ts'
import { inwards, muted } from './CreditLedger.css.ts'
import { creditLedgerMessages } from './CreditLedger.messages.ts'

/** A line of the ledger. */
export interface CreditLedgerLine {
  id: string
  /** When, as words. */
  date: string
  /** Purpose, such as 'Started Forge a JSON Web Token (1 hour)'. */
  text: string
  /** Credits: negative if taken, positive if given, 0 if the balance did not change. */
  amount: number
  /** Credits after this line. */
  balance: number
}

export interface CreditLedgerProps extends RootProps {
  /** Name of the table. @default 'Credit history' */
  label?: string
  /** Newest first; with none, nothing is shown. */
  lines: readonly CreditLedgerLine[]
}

/** The changes of a balance of credits, in a table without a frame of its own: put it in a card. */
export function CreditLedger({ label, lines, ...root }: CreditLedgerProps) {
  const messages = useMessages(creditLedgerMessages)
  const locale = useLocale()
  if (lines.length === 0) return null
  return (
    <Table
      {...root}
      caption={label ?? messages.label}
      isCaptionHidden
      frame="none"
      columns={columnsIn(messages, locale)}
      rows={lines}
      rowId={({ id }) => id}
    />
  )
}

function columnsIn(
  messages: (typeof creditLedgerMessages)['english'],
  locale: string,
): readonly TableColumn<CreditLedgerLine>[] {
  const { signed, plain } = numberFormats(locale)
  return [
    { id: 'reason', title: messages.reason, cell: ({ text }) => text },
    {
      id: 'date',
      title: messages.date,
      cell: ({ date }) => <span className={muted}>{date}</span>,
    },
    {
      id: 'amount',
      title: messages.credits,
      isNumeric: true,
      cell: ({ amount }) => (
        <span className={amount > 0 ? inwards : undefined}>
          <VisuallyHidden>{words(amount, plain(Math.abs(amount)), messages)}</VisuallyHidden>
          <span aria-hidden="true">{signed(amount)}</span>
        </span>
      ),
    },
    {
      id: 'balance',
      title: messages.balance,
      isNumeric: true,
      cell: ({ balance }) => <span className={muted}>{plain(balance)}</span>,
    },
  ]
}

function numberFormats(locale: string) {
  const plain = new Intl.NumberFormat(locale, { useGrouping: false })
  const signed = new Intl.NumberFormat(locale, { useGrouping: false, signDisplay: 'exceptZero' })
  return {
    plain: (number: number) => plain.format(number),
    /** With a true minus sign, as wide as the plus. */
    signed: (number: number) => signed.format(number).replace('-', '\u2212'),
  }
}

/** An amount in words; `digits` is the amount without its sign. */
function words(
  amount: number,
  digits: string,
  messages: (typeof creditLedgerMessages)['english'],
): string {
  if (amount === 0) return messages.unchanged
  return amount > 0 ? messages.plus(digits) : messages.minus(digits)
}

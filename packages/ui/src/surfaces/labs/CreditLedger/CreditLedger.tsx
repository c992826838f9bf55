import { useLocale, useMessages } from '#language'
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx'
import type { RootProps } from '../../../rootProps.ts'
import { rootPropsOf } from '../../../rootProps.ts'
import {
  amount as amountStyle,
  balanceCell,
  date as dateStyle,
  group,
  inwards,
  numberTitle,
  row,
  table,
  titles,
  what,
} from './CreditLedger.css.ts'
import { creditLedgerMessages } from './CreditLedger.messages.ts'

/** A line of the ledger. */
export interface CreditLedgerLine {
  id: string
  /** When, as words. */
  date: string
  /** What for, such as 'Started Forge a JSON Web Token (1 hour)'. */
  text: string
  /** Credits: negative when taken, positive when given, 0 where nothing moved. */
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

/** How a balance of credits came about. A table by its roles, which hold on phones too, where each line is a small block. */
export function CreditLedger({ label, lines, ...root }: CreditLedgerProps) {
  const messages = useMessages(creditLedgerMessages)
  const locale = useLocale()
  if (lines.length === 0) return null
  const { signed, plain } = numberFormats(locale)
  return (
    <div {...rootPropsOf(root)} role="table" aria-label={label ?? messages.label} className={table}>
      <div role="rowgroup" className={titles}>
        <div role="row" className={row}>
          <div role="columnheader">{messages.date}</div>
          <div role="columnheader">{messages.reason}</div>
          <div role="columnheader" className={numberTitle}>
            {messages.credits}
          </div>
          <div role="columnheader" className={numberTitle}>
            {messages.balance}
          </div>
        </div>
      </div>
      <div role="rowgroup" className={group}>
        {lines.map(({ id, date, text, amount, balance }) => (
          <div key={id} role="row" className={row}>
            <div role="cell" className={dateStyle}>
              {date}
            </div>
            <div role="cell" className={what}>
              {text}
            </div>
            <div role="cell" className={amount > 0 ? `${amountStyle} ${inwards}` : amountStyle}>
              <VisuallyHidden>{words(amount, plain(Math.abs(amount)), messages)}</VisuallyHidden>
              <span aria-hidden="true">{signed(amount)}</span>
            </div>
            <div role="cell" className={balanceCell}>
              {plain(balance)}
            </div>
          </div>
        ))}
      </div>
    </div>
  )
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

/** An amount in words; `digits` without its sign. */
function words(
  amount: number,
  digits: string,
  messages: (typeof creditLedgerMessages)['english'],
): string {
  if (amount === 0) return messages.unchanged
  return amount > 0 ? messages.plus(digits) : messages.minus(digits)
}

import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { amount as amountStyle, balanceCell, date as dateStyle, group, inwards, numberTitle, row, table, titles, what } from './CreditLedger.css.ts'

/** A line of the ledger. */
export interface CreditLedgerLine {
  id: string
  /** When, as words. */
  date: string
  /** What for, such as 'Set aside for Forge a JSON Web Token'. */
  text: string
  /** Credits: negative when taken, positive when given, 0 where nothing moved. */
  amount: number
  /** Credits after this line. */
  balance: number
}

export interface CreditLedgerProps {
  /** Name of the table. @default 'Credit history' */
  label?: string
  /** Newest first; with none, nothing is shown. */
  lines: readonly CreditLedgerLine[]
}

/** How a balance of credits came about. A table by its roles, which hold on phones too, where each line is a small block. */
export function CreditLedger({ label = 'Credit history', lines }: CreditLedgerProps) {
  if (lines.length === 0) return null
  return (
    <div role="table" aria-label={label} className={table}>
      <div role="rowgroup" className={titles}>
        <div role="row" className={row}>
          {['Date', 'For', 'Credits', 'Balance'].map((title) => (
            <div key={title} role="columnheader" className={title === 'Credits' || title === 'Balance' ? numberTitle : undefined}>
              {title}
            </div>
          ))}
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
              <VisuallyHidden>{words(amount)}</VisuallyHidden>
              <span aria-hidden="true">{signed(amount)}</span>
            </div>
            <div role="cell" className={balanceCell}>
              {balance}
            </div>
          </div>
        ))}
      </div>
    </div>
  )
}

/** With a true minus sign, as wide as the plus. */
function signed(amount: number): string {
  if (amount === 0) return '0'
  return amount > 0 ? `+${amount}` : `\u2212${-amount}`
}

/** Signs are not read out everywhere. */
function words(amount: number): string {
  if (amount === 0) return 'unchanged'
  return amount > 0 ? `plus ${amount}` : `minus ${-amount}`
}

import { CircleCheck, CircleX } from 'lucide-react'
import { Chip } from '../Chip/Chip.tsx'
import {
  differs,
  group,
  icon,
  label as labelStyle,
  missing,
  right,
  row,
  rowChip,
  rowDiffers,
  same,
  section,
  side,
  table,
  titles,
  value,
  wrong,
} from './RecordComparison.css.ts'

/** A field of a document beside that of the record. */
export interface ComparedField {
  /** What it is: 'Recipient'. */
  label: string
  /** As the document has it; null where it says nothing about it. */
  given: string | null
  /** As the record has it; null where it says nothing about it. */
  recorded: string | null
  /** The two say different things. */
  isDifferent: boolean
}

export interface RecordComparisonProps {
  /** With none, nothing is shown. */
  fields: readonly ComparedField[]
  /** Name of the document's column. @default 'In the file' */
  givenLabel?: string
  /** Name of the record's column. @default 'On record' */
  recordedLabel?: string
}

/** What a document says beside what the issuer's record says, field by field. Differences have a sign, a chip and a stroke through them. */
export function RecordComparison({ fields, givenLabel = 'In the file', recordedLabel = 'On record' }: RecordComparisonProps) {
  if (fields.length === 0) return null
  const count = fields.filter(({ isDifferent }) => isDifferent).length
  const Icon = count === 0 ? CircleCheck : CircleX
  return (
    <div className={section}>
      <p className={count === 0 ? same : differs}>
        <Icon size={20} aria-hidden="true" className={icon} />
        {count === 0 ? 'Nothing differs from the record' : `${count} of ${fields.length} fields ${count === 1 ? 'differs' : 'differ'} from the record`}
      </p>
      <div role="table" aria-label="Comparison with the record" className={table}>
        <div role="rowgroup" className={group}>
          <div role="row" className={titles}>
            {['Field', givenLabel, recordedLabel].map((title) => (
              <div key={title} role="columnheader">
                {title}
              </div>
            ))}
          </div>
        </div>
        <div role="rowgroup" className={group}>
          {fields.map((field) => (
            <Row key={field.label} field={field} givenLabel={givenLabel} recordedLabel={recordedLabel} />
          ))}
        </div>
      </div>
    </div>
  )
}

function Row({ field, givenLabel, recordedLabel }: { field: ComparedField; givenLabel: string; recordedLabel: string }) {
  const { label, given, recorded, isDifferent } = field
  return (
    <div role="row" className={isDifferent ? rowDiffers : row}>
      <div role="rowheader" className={labelStyle}>
        {label}
        {isDifferent && (
          <div className={rowChip}>
            <Chip tone="critical">
              <CircleX size={14} aria-hidden="true" />
              Differs
            </Chip>
          </div>
        )}
      </div>
      <Value side={givenLabel} text={given} look={isDifferent ? wrong : undefined} />
      <Value side={recordedLabel} text={recorded} look={isDifferent ? right : undefined} />
    </div>
  )
}

function Value({ side: sideLabel, text, look }: { side: string; text: string | null; look: string | undefined }) {
  return (
    <div role="cell" className={value}>
      <span aria-hidden="true" className={side}>
        {sideLabel}
      </span>
      {text === null ? <span className={missing}>Not stated</span> : <span className={look}>{text}</span>}
    </div>
  )
}

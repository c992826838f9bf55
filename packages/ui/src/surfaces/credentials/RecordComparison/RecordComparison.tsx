import { CircleCheck, CircleX } from 'lucide-react'
import { Chip } from '../../../components/Chip/Chip.tsx'
import { useMessages } from '#language'
import type { RootProps } from '../../../rootProps.ts'
import { rootPropsOf } from '../../../rootProps.ts'
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
import { recordComparisonMessages } from './RecordComparison.messages.ts'

/** A field of a document and the same field of the record. */
export interface ComparedField {
  /** Name of the field: 'Recipient'. */
  label: string
  /** The document's value; null if it has none. */
  given: string | null
  /** The record's value; null if it has none. */
  recorded: string | null
  /** The two values differ. */
  isDifferent: boolean
}

export interface RecordComparisonProps extends RootProps {
  /** With none, nothing is shown. */
  fields: readonly ComparedField[]
  /** Name of the document's column. @default 'In the file' */
  givenLabel?: string
  /** Name of the record's column. @default 'On record' */
  recordedLabel?: string
}

/**
 * A document beside the issuer's record, field by field. Differences have a sign, a chip and a
 * stroke through them.
 */
export function RecordComparison({
  fields,
  givenLabel,
  recordedLabel,
  ...root
}: RecordComparisonProps) {
  const messages = useMessages(recordComparisonMessages)
  const sides = {
    given: givenLabel ?? messages.given,
    recorded: recordedLabel ?? messages.recorded,
  }
  if (fields.length === 0) return null
  const count = fields.filter(({ isDifferent }) => isDifferent).length
  const Icon = count === 0 ? CircleCheck : CircleX
  return (
    <div {...rootPropsOf(root)} className={section}>
      <p className={count === 0 ? same : differs}>
        <Icon size={20} aria-hidden="true" className={icon} />
        {count === 0 ? messages.same : messages.differing(count, fields.length)}
      </p>
      <div role="table" aria-label={messages.label} className={table}>
        <div role="rowgroup" className={group}>
          <div role="row" className={titles}>
            {[messages.field, sides.given, sides.recorded].map((title) => (
              <div key={title} role="columnheader">
                {title}
              </div>
            ))}
          </div>
        </div>
        <div role="rowgroup" className={group}>
          {fields.map((field) => (
            <Row key={field.label} field={field} sides={sides} />
          ))}
        </div>
      </div>
    </div>
  )
}

function Row({
  field,
  sides,
}: {
  field: ComparedField
  sides: { given: string; recorded: string }
}) {
  const { differs: differsWord } = useMessages(recordComparisonMessages)
  const { label, given, recorded, isDifferent } = field
  return (
    <div role="row" className={isDifferent ? rowDiffers : row}>
      <div role="rowheader" className={labelStyle}>
        {label}
        {isDifferent && (
          <div className={rowChip}>
            <Chip tone="critical">
              <CircleX size={14} aria-hidden="true" />
              {differsWord}
            </Chip>
          </div>
        )}
      </div>
      <Value side={sides.given} text={given} look={isDifferent ? wrong : undefined} />
      <Value side={sides.recorded} text={recorded} look={isDifferent ? right : undefined} />
    </div>
  )
}

function Value({
  side: sideLabel,
  text,
  look,
}: {
  side: string
  text: string | null
  look: string | undefined
}) {
  const { notStated } = useMessages(recordComparisonMessages)
  return (
    <div role="cell" className={value}>
      <span aria-hidden="true" className={side}>
        {sideLabel}
      </span>
      {text === null ? (
        <span className={missing}>{notStated}</span>
      ) : (
        <span className={look}>{text}</span>
      )}
    </div>
  )
}

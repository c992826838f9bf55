import { Checkbox } from '../Checkbox/Checkbox.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import type { TableColumn } from './Table.tsx'
import { bar, boxCell, cell, cellLabel, row as rowStyle, rowHeader, value } from './Table.css.ts'

interface TableRowProps<Row> {
  row: Row
  columns: readonly TableColumn<Row>[]
  /** Name of the box; undefined if rows cannot be chosen. */
  boxLabel: string | undefined
  isSelected: boolean
  onSelect: (isSelected: boolean) => void
}

/** One row: its first cell names it. */
export function TableRow<Row>({
  row,
  columns,
  boxLabel,
  isSelected,
  onSelect,
}: TableRowProps<Row>) {
  return (
    <tr
      data-selectable={boxLabel === undefined ? undefined : ''}
      data-selected={isSelected ? '' : undefined}
      className={rowStyle}
    >
      {boxLabel !== undefined && (
        // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the box inside has a name
        <td className={`${cell} ${boxCell}`}>
          <Checkbox isSelected={isSelected} onChange={onSelect}>
            <VisuallyHidden>{boxLabel}</VisuallyHidden>
          </Checkbox>
        </td>
      )}
      {columns.map((column, index) =>
        index === 0 ? (
          <th key={column.id} scope="row" className={rowHeader}>
            {column.cell(row)}
          </th>
        ) : (
          <td key={column.id} data-numeric={column.isNumeric ? '' : undefined} className={cell}>
            <span aria-hidden="true" className={cellLabel}>
              {column.title}
            </span>
            <span className={value}>{column.cell(row)}</span>
          </td>
        ),
      )}
    </tr>
  )
}

interface LoadingRowsProps<Row> {
  columns: readonly TableColumn<Row>[]
  hasBox: boolean
  label: string
}

/** The shape of three rows. */
export function LoadingRows<Row>({ columns, hasBox, label }: LoadingRowsProps<Row>) {
  return Array.from({ length: 3 }, (_, index) => (
    <tr key={index} className={rowStyle}>
      {hasBox && <td aria-hidden="true" className={`${cell} ${boxCell}`} />}
      {columns.map(({ id, isNumeric }, place) => (
        <td
          key={id}
          data-numeric={isNumeric ? '' : undefined}
          className={place === 0 ? rowHeader : cell}
        >
          {index === 0 && place === 0 && <VisuallyHidden>{label}</VisuallyHidden>}
          <span aria-hidden="true" className={bar} />
        </td>
      ))}
    </tr>
  ))
}

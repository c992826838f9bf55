import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { Checkbox } from '../Checkbox/Checkbox.tsx'
import { useMessages } from '#language'
import { Select } from '../Select/Select.tsx'
import type { TableColumn, TableSort } from './Table.tsx'
import { boxCell, cellLabel, headCell, sortButton, sortMark } from './Table.css.ts'
import { tableMessages } from './Table.messages.ts'

interface TitleCellProps {
  children: ReactNode
  isNumeric?: boolean
  isBox?: boolean
  direction?: TableSort['direction']
  /** Makes the title a button. */
  onPress?: () => void
}

/** Title of a column, which sorts if it can. */
export function TitleCell({ children, isNumeric, isBox, direction, onPress }: TitleCellProps) {
  const Mark = direction ? (direction === 'ascending' ? ArrowUp : ArrowDown) : ChevronsUpDown
  const shared = {
    'data-numeric': isNumeric ? '' : undefined,
    className: isBox ? `${headCell} ${boxCell}` : headCell,
  }
  if (isBox) return <td {...shared}>{children}</td>
  return (
    <th {...shared} scope="col" aria-sort={direction}>
      {onPress ? (
        <>
          <button type="button" onClick={onPress} className={sortButton}>
            {children}
            <Mark size={14} aria-hidden="true" className={sortMark} />
          </button>
          {/* Names the column where the button is hidden. */}
          <span className={cellLabel}>{children}</span>
        </>
      ) : (
        children
      )}
    </th>
  )
}

interface AllBoxProps {
  ids: readonly string[]
  selectedIds: readonly string[]
  children: ReactNode
  onChange: (selectedIds: readonly string[]) => void
}

/** Chooses all rows or none; those that are chosen on other pages stay so. */
export function AllBox({ ids, selectedIds, children, onChange }: AllBoxProps) {
  const isAll = ids.every((id) => selectedIds.includes(id))
  const others = selectedIds.filter((id) => !ids.includes(id))
  return (
    <Checkbox
      isSelected={isAll}
      isIndeterminate={!isAll && selectedIds.length > others.length}
      onChange={(isSelected) => onChange(isSelected ? [...others, ...ids] : others)}
    >
      {children}
    </Checkbox>
  )
}

interface SortSelectProps<Row> {
  columns: readonly TableColumn<Row>[]
  sort: TableSort | undefined
  onChange: (sort: TableSort) => void
}

/** Sorts if the titles of the columns are not seen. */
export function SortSelect<Row>({ columns, sort, onChange }: SortSelectProps<Row>) {
  const messages = useMessages(tableMessages)
  const choices = columns
    .filter(({ sortBy }) => sortBy)
    .flatMap(({ id, title }) =>
      (['ascending', 'descending'] as const).map((direction) => ({
        sort: { columnId: id, direction },
        option: { value: `${direction} ${id}`, label: messages[direction](title) },
      })),
    )
  if (choices.length === 0) return null
  return (
    <Select
      label={messages.sortBy}
      value={sort ? `${sort.direction} ${sort.columnId}` : ''}
      options={[
        ...(sort ? [] : [{ value: '', label: '\u2013', isDisabled: true }]),
        ...choices.map(({ option }) => option),
      ]}
      onChange={(value) => {
        const choice = choices.find(({ option }) => option.value === value)
        if (choice) onChange(choice.sort)
      }}
    />
  )
}

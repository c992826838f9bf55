import type { ReactNode, Ref, RefAttributes } from 'react'
import { forwardRef, useId, useImperativeHandle, useRef } from 'react'
import type { RootProps } from '../../rootProps.ts'
import { rootPropsOf } from '../../rootProps.ts'
import { useControlled } from '../../useControlled.ts'
import { useLocale, useMessages } from '#language'
import { useScrollersByKeyboard } from '../RichText/useScrollersByKeyboard.ts'
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { sorted, turned } from './sorting.ts'
import {
  captionPlace,
  emptyCell,
  frame,
  narrowTools,
  nothingYet,
  scroller,
  table,
} from './Table.css.ts'
import { tableMessages } from './Table.messages.ts'
import { LoadingRows, TableRow } from './TableRow.tsx'
import { AllBox, SortSelect, TitleCell } from './TableTitles.tsx'

/** What is in one column. */
export interface TableColumn<Row> {
  id: string
  /** Title of the column; on phones the label of each cell. */
  title: string
  /** Returns what the cell of a row shows. */
  cell: (row: Row) => ReactNode
  /** Aligns the cells at the end of the column, as for numbers. @default false */
  isNumeric?: boolean
  /**
   * Returns the value that a press on the title sorts by; 'caller' if the caller sorts the rows in
   * `onSortChange`. @default not sortable
   */
  sortBy?: ((row: Row) => string | number) | 'caller'
}

/** By which column the rows are sorted. */
export interface TableSort {
  columnId: string
  direction: 'ascending' | 'descending'
}

/** Rows that can be chosen by a checkbox. */
export interface TableSelection<Row> {
  /** Returns the name of a row, for its checkbox. */
  nameOf: (row: Row) => string
  /** Chosen rows; with `onChange` the caller keeps the state. */
  selectedIds?: readonly string[]
  /** Chosen at first. @default none */
  defaultSelectedIds?: readonly string[]
  /** Called with the ids of all chosen rows after each change. */
  onChange?: (selectedIds: readonly string[]) => void
}

export interface TableProps<Row> extends RootProps {
  /** What the table shows; its name. */
  caption: string
  /** Only assistive technology gets the caption, if a heading says the same. @default false */
  isCaptionHidden?: boolean
  /** The cell of the first column names the row. */
  columns: readonly TableColumn<Row>[]
  rows: readonly Row[]
  /** Returns an id that is unique among the rows. */
  rowId: (row: Row) => string
  /** With `onSortChange` the caller keeps the state. */
  sort?: TableSort
  /** How the rows are sorted at first. @default the order of `rows` */
  defaultSort?: TableSort
  /** Called with the sort that a press on a title asks for. */
  onSortChange?: (sort: TableSort) => void
  /** Gives each row a checkbox. @default none */
  selection?: TableSelection<Row>
  /** Shown without rows: a sentence, or an `EmptyState`. @default 'Nothing here yet.' */
  empty?: ReactNode
  /**
   * Rows are being loaded: shows placeholders, or marks the titles if there are rows already.
   * @default false
   */
  isLoading?: boolean
  /** Rows scroll in a box of their own below the titles: for long tables. @default false */
  hasStickyHead?: boolean
  /** `card`: the table has a card of its own; `none`: it is inside another card. @default 'card' */
  frame?: 'card' | 'none'
}

const nothing: readonly string[] = []

/**
 * Rows that are compared by their columns. If there is less than 600 px of room, each row is a
 * block of labeled values. For facts about one thing use `FactList`; for things to open use cards.
 */
export const Table = forwardRef(function Table<Row>(
  {
    caption,
    isCaptionHidden = false,
    columns,
    rows,
    rowId,
    sort: heldSort,
    defaultSort,
    onSortChange,
    selection,
    empty,
    isLoading = false,
    hasStickyHead = false,
    frame: around = 'card',
    ...root
  }: TableProps<Row>,
  ref: Ref<HTMLDivElement>,
) {
  const messages = useMessages(tableMessages)
  const locale = useLocale()
  const captionId = useId()
  const element = useRef<HTMLDivElement>(null)
  useImperativeHandle(ref, () => element.current as HTMLDivElement)
  useScrollersByKeyboard(element, '[data-scroller]')
  const [sort, setSort] = useControlled<TableSort | undefined>(
    heldSort,
    defaultSort,
    (next) => next && onSortChange?.(next),
  )
  const [selectedIds, select] = useControlled<readonly string[]>(
    selection?.selectedIds,
    selection?.defaultSelectedIds ?? nothing,
    selection?.onChange,
  )
  const all = rows.map(rowId)
  const hasRows = rows.length > 0
  const boxes = { ids: all, selectedIds, onChange: select }
  return (
    <div {...rootPropsOf(root)} ref={element} data-frame={around} className={frame}>
      <div
        role="group"
        aria-labelledby={captionId}
        data-scroller=""
        data-sticky={hasStickyHead ? '' : undefined}
        className={scroller}
      >
        <table
          aria-labelledby={captionId}
          aria-busy={isLoading}
          data-renewing={isLoading && hasRows ? '' : undefined}
          className={table}
        >
          <caption data-hidden={isCaptionHidden ? '' : undefined} className={captionPlace}>
            <span id={captionId} className={isCaptionHidden ? visuallyHidden : undefined}>
              {caption}
            </span>
            {hasRows && (selection || columns.some(({ sortBy }) => sortBy)) && (
              <div className={narrowTools}>
                {selection && <AllBox {...boxes}>{messages.selectAll}</AllBox>}
                <SortSelect columns={columns} sort={sort} onChange={setSort} />
              </div>
            )}
          </caption>
          <thead>
            <tr>
              {selection && (
                <TitleCell isBox>
                  {hasRows && (
                    <AllBox {...boxes}>
                      <VisuallyHidden>{messages.selectAll}</VisuallyHidden>
                    </AllBox>
                  )}
                </TitleCell>
              )}
              {columns.map((column) => (
                <TitleCell
                  key={column.id}
                  isNumeric={column.isNumeric}
                  direction={sort?.columnId === column.id ? sort.direction : undefined}
                  onPress={
                    column.sortBy && hasRows ? () => setSort(turned(sort, column.id)) : undefined
                  }
                >
                  {column.title}
                </TitleCell>
              ))}
            </tr>
          </thead>
          <tbody>
            {sorted(rows, columns, sort, locale).map((row) => {
              const id = rowId(row)
              return (
                <TableRow
                  key={id}
                  row={row}
                  columns={columns}
                  boxLabel={selection && messages.select(selection.nameOf(row))}
                  isSelected={selectedIds.includes(id)}
                  onSelect={(isSelected) =>
                    select(
                      isSelected
                        ? [...selectedIds, id]
                        : selectedIds.filter((other) => other !== id),
                    )
                  }
                />
              )
            })}
            {!hasRows && isLoading && (
              <LoadingRows columns={columns} hasBox={Boolean(selection)} label={messages.loading} />
            )}
            {!hasRows && !isLoading && (
              <tr>
                <td colSpan={columns.length + (selection ? 1 : 0)} className={emptyCell}>
                  {empty ?? <p className={nothingYet}>{messages.empty}</p>}
                </td>
              </tr>
            )}
          </tbody>
        </table>
      </div>
    </div>
  )
}) as <Row>(props: TableProps<Row> & RefAttributes<HTMLDivElement>) => ReactNode

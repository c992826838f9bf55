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
import { captionPlace, emptyCell, frame, narrowTools, scroller, table } from './Table.css.ts'
import { tableMessages } from './Table.messages.ts'
import { LoadingRows, TableRow } from './TableRow.tsx'
import { AllBox, SortSelect, TitleCell } from './TableTitles.tsx'

/** What is in one column. */
export interface TableColumn<Row> {
  id: string
  /** Title of the column; on phones the label of each cell. */
  title: string
  cell: (row: Row) => ReactNode
  /** Numbers are below each other at the end of the column. @default false */
  isNumeric?: boolean
  /**
   * What the title sorts by when it is pressed; 'caller' if the rows come sorted by `onSortChange`.
   * @default not sortable
   */
  sortBy?: ((row: Row) => string | number) | 'caller'
}

/** By which column the rows are sorted. */
export interface TableSort {
  columnId: string
  direction: 'ascending' | 'descending'
}

/** Rows that can be chosen by a box. */
export interface TableSelection<Row> {
  /** Names a row for its box. */
  nameOf: (row: Row) => string
  /** Chosen rows; with `onChange` the caller keeps the state. */
  selectedIds?: readonly string[]
  /** Chosen at first. @default none */
  defaultSelectedIds?: readonly string[]
  onChange?: (selectedIds: readonly string[]) => void
}

export interface TableProps<Row> extends RootProps {
  /** What the table shows; its name. */
  caption: string
  /** Only assistive technology gets the caption, if a heading says the same. @default false */
  isCaptionHidden?: boolean
  /** The first names its row. */
  columns: readonly TableColumn<Row>[]
  rows: readonly Row[]
  /** Tells rows apart. */
  rowId: (row: Row) => string
  /** With `onSortChange` the caller keeps the state. */
  sort?: TableSort
  /** Sorted so at first. @default the order of `rows` */
  defaultSort?: TableSort
  onSortChange?: (sort: TableSort) => void
  /** Gives each row a box. @default none */
  selection?: TableSelection<Row>
  /** Shown without rows: a sentence, or an `EmptyState`. @default 'Nothing here yet.' */
  empty?: ReactNode
  /**
   * Rows are on their way: shows their shape, or marks the titles of those there. @default false
   */
  isLoading?: boolean
  /** Scrolls in a box of its own under its titles: for long tables. @default false */
  hasStickyHead?: boolean
  /** What is around it: a card of its own, or nothing if it is in one. @default 'card' */
  frame?: 'card' | 'none'
}

const nothing: readonly string[] = []

/**
 * Rows that are compared by their columns. Where there is less than 600 px of room, each row is a
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
                  {empty ?? messages.empty}
                </td>
              </tr>
            )}
          </tbody>
        </table>
      </div>
    </div>
  )
}) as <Row>(props: TableProps<Row> & RefAttributes<HTMLDivElement>) => ReactNode

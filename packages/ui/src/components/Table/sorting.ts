import type { TableColumn, TableSort } from './Table.tsx'

/**
 * Rows in the order that is asked for; in the caller's own if its column leaves that to the caller.
 */
export function sorted<Row>(
  rows: readonly Row[],
  columns: readonly TableColumn<Row>[],
  sort: TableSort | undefined,
  locale: string,
): readonly Row[] {
  const by = columns.find(({ id }) => id === sort?.columnId)?.sortBy
  if (!sort || !by || by === 'caller') return rows
  const collator = new Intl.Collator(locale, { numeric: true })
  const sign = sort.direction === 'ascending' ? 1 : -1
  return rows.toSorted((a, b) => {
    const [left, right] = [by(a), by(b)]
    return (
      sign *
      (typeof left === 'number' && typeof right === 'number'
        ? left - right
        : collator.compare(String(left), String(right)))
    )
  })
}

/** What a press on a column's title asks for: upwards first, then the other way round. */
export const turned = (sort: TableSort | undefined, columnId: string): TableSort => ({
  columnId,
  direction:
    sort?.columnId === columnId && sort.direction === 'ascending' ? 'descending' : 'ascending',
})

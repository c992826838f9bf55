import { expect, it } from 'vitest'
import { sorted, turned } from './sorting.ts'
import type { TableColumn } from './Table.tsx'

interface Row {
  name: string
  credits: number
}
const rows: Row[] = [
  { name: 'Lab 10', credits: 9 },
  { name: 'Ärger', credits: 100 },
  { name: 'Lab 9', credits: 9 },
]
const columns: TableColumn<Row>[] = [
  { id: 'name', title: 'Name', cell: ({ name }) => name, sortBy: ({ name }) => name },
  { id: 'credits', title: 'Credits', cell: ({ credits }) => credits, sortBy: (row) => row.credits },
  { id: 'other', title: 'Other', cell: () => null, sortBy: 'caller' },
]
const names = (columnId: string, direction: 'ascending' | 'descending') =>
  sorted(rows, columns, { columnId, direction }, 'en').map(({ name }) => name)

it('sorts words as the language does, with numbers in them by size', () => {
  expect(names('name', 'ascending')).toEqual(['Ärger', 'Lab 9', 'Lab 10'])
  expect(names('name', 'descending')).toEqual(['Lab 10', 'Lab 9', 'Ärger'])
})

it('sorts numbers by size and keeps equal ones in order', () => {
  expect(names('credits', 'ascending')).toEqual(['Lab 10', 'Lab 9', 'Ärger'])
  const values = [1.25, -5, 10, 1.5, -40].map((credits) => ({ name: '', credits }))
  const sort = { columnId: 'credits', direction: 'ascending' } as const
  expect(sorted(values, columns, sort, 'en').map(({ credits }) => credits)).toEqual([
    -40, -5, 1.25, 1.5, 10,
  ])
})

it('leaves the order to the caller if the column does, and without a sort', () => {
  expect(names('other', 'descending')).toEqual(rows.map(({ name }) => name))
  expect(sorted(rows, columns, undefined, 'en')).toBe(rows)
})

it('turns a sorted column round and begins another one upwards', () => {
  const up = turned(undefined, 'name')
  expect(up).toEqual({ columnId: 'name', direction: 'ascending' })
  expect(turned(up, 'name').direction).toBe('descending')
  expect(turned(turned(up, 'name'), 'name').direction).toBe('ascending')
  expect(turned(up, 'credits')).toEqual({ columnId: 'credits', direction: 'ascending' })
})

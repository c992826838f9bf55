import { useMessages } from '#language'
import { Table } from '../Table/Table.tsx'
import { lineChartMessages } from './LineChart.messages.ts'

interface LineChartTableProps {
  caption: string
  points: readonly string[]
  /** Values as they are written; undefined if they are not known. */
  series: readonly { label: string; values: readonly (string | undefined)[] }[]
}

/**
 * The figures of a chart as a table. A module of its own, as a table takes functions, which a chart
 * of a server component cannot give to it.
 */
export function LineChartTable({ caption, points, series }: LineChartTableProps) {
  const messages = useMessages(lineChartMessages)
  return (
    <Table
      caption={caption}
      isCaptionHidden
      rows={points.map((point, index) => ({ point, index }))}
      rowId={({ index }) => String(index)}
      columns={[
        { id: 'point', title: messages.point, cell: ({ point }) => point },
        ...series.map(({ label, values }, at) => ({
          id: String(at),
          title: label,
          isNumeric: true,
          cell: ({ index }: { index: number }) => values[index] ?? '–',
        })),
      ]}
    />
  )
}

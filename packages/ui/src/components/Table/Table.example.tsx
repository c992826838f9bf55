import type { TableColumn } from '@rampart/ui/Table'
import { Table } from '@rampart/ui/Table'

interface Session {
  id: string
  lab: string
  started: string
  credits: number
}

const sessions: Session[] = [
  { id: '1', lab: 'Build a Private VPC', started: '2026-03-14', credits: 9 },
  { id: '2', lab: 'Hunt an Intruder Through Your Logs', started: '2026-03-16', credits: 12 },
]

const columns: TableColumn<Session>[] = [
  { id: 'lab', title: 'Lab', cell: ({ lab }) => lab, sortBy: ({ lab }) => lab },
  {
    id: 'started',
    title: 'Started',
    cell: ({ started }) => <time dateTime={started}>{started}</time>,
    sortBy: ({ started }) => started,
  },
  { id: 'credits', title: 'Credits', cell: ({ credits }) => credits, isNumeric: true },
]

export function Example() {
  return (
    <Table
      caption="Lab sessions"
      columns={columns}
      rows={sessions}
      rowId={({ id }) => id}
      defaultSort={{ columnId: 'started', direction: 'descending' }}
    />
  )
}

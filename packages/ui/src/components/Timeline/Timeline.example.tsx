import { Timeline } from '@rampart/ui/Timeline'

export function Example() {
  return (
    <Timeline
      label="Review of your task"
      events={[
        { id: 'in', title: 'Submitted', dateTime: '2026-03-14', date: '14 March 2026' },
        { id: 'review', title: 'Under review', state: 'current' },
        { id: 'result', title: 'Result', state: 'upcoming' },
      ]}
    />
  )
}

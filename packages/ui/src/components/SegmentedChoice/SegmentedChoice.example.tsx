import { SegmentedChoice } from '@rampart/ui/SegmentedChoice'
import { useState } from 'react'

export function Example() {
  const [view, setView] = useState<'cards' | 'list'>('cards')
  return (
    <SegmentedChoice
      name="view"
      label="View"
      options={[
        { value: 'cards', label: 'Cards' },
        { value: 'list', label: 'List' },
      ]}
      value={view}
      onChange={setView}
    />
  )
}

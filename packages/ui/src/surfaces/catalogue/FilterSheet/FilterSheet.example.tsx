import { Button } from '@rampart/ui/Button'
import { FilterSheet } from '@rampart/ui/FilterSheet'
import { useState } from 'react'

export function Example() {
  const [isOpen, setOpen] = useState(false)
  const [levels, setLevels] = useState<string[]>([])
  const [types, setTypes] = useState<string[]>([])
  return (
    <>
      <Button onPress={() => setOpen(true)}>Filters</Button>
      <FilterSheet
        isOpen={isOpen}
        onOpenChange={setOpen}
        level={{
          options: [{ value: 'beginner', label: 'Beginner' }],
          value: levels,
          onChange: setLevels,
        }}
        type={{ options: [{ value: 'lab', label: 'Lab' }], value: types, onChange: setTypes }}
        onClearAll={
          levels.length + types.length > 0
            ? () => {
                setLevels([])
                setTypes([])
              }
            : undefined
        }
      />
    </>
  )
}

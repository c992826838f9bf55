import { FilterPanel } from '@rampart/ui/FilterPanel'
import { useState } from 'react'

const levels = [
  { value: 'beginner', label: 'Beginner' },
  { value: 'intermediate', label: 'Intermediate' },
]
const domains = [
  { value: 'cybersecurity', label: 'Cybersecurity' },
  { value: 'devops', label: 'DevOps' },
]
const types = [
  { value: 'course', label: 'Course' },
  { value: 'lab', label: 'Lab' },
]
const nothing = { level: [] as string[], domain: [] as string[], type: [] as string[] }

export function Example() {
  const [chosen, setChosen] = useState(nothing)
  const choose = (group: keyof typeof nothing) => (value: string[]) =>
    setChosen({ ...chosen, [group]: value })
  return (
    <FilterPanel
      level={{ options: levels, value: chosen.level, onChange: choose('level') }}
      domain={{ options: domains, value: chosen.domain, onChange: choose('domain') }}
      type={{ options: types, value: chosen.type, onChange: choose('type') }}
      onClearAll={() => setChosen(nothing)}
    />
  )
}

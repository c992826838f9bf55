import { MultiSelect } from '@rampart/ui/MultiSelect'
import { useState } from 'react'

const skills = [
  { value: 'iam', label: 'Identity and access' },
  { value: 'net', label: 'Networks' },
  { value: 'k8s', label: 'Kubernetes' },
]

export function Example() {
  const [chosen, setChosen] = useState<readonly string[]>(['iam'])
  return (
    <MultiSelect
      label="Skills"
      name="skills"
      options={skills}
      values={chosen}
      onChange={setChosen}
    />
  )
}

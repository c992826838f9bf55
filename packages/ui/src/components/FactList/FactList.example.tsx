import { FactList } from '@rampart/ui/FactList'

export function Example() {
  return (
    <FactList
      facts={[
        { label: 'Duration', value: '6 weeks' },
        { label: 'Start', value: 'March 9, 2026' },
      ]}
    />
  )
}

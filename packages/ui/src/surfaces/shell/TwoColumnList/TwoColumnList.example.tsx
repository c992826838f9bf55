import { TwoColumnList } from '@rampart/ui/TwoColumnList'

export function Example() {
  return (
    <TwoColumnList
      title="What You'll Learn"
      items={['Model what an attacker wants', 'Segment a network', 'Read an audit trail']}
    />
  )
}

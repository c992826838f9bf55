import { CurriculumList } from '@rampart/ui/CurriculumList'

export function Example() {
  return (
    <CurriculumList
      parts={[
        { title: 'Identity', text: 'Roles, sessions and what they may do.' },
        { title: 'Networks', text: 'Segments, gateways and private links.' },
      ]}
    />
  )
}

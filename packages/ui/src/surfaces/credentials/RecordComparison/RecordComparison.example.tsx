import { RecordComparison } from '@rampart/ui/RecordComparison'

export function Example() {
  return (
    <RecordComparison
      fields={[
        { label: 'Name', given: 'Dana Learner', recorded: 'Dana Learner', isDifferent: false },
        {
          label: 'Course',
          given: 'Incident Response 201',
          recorded: 'Incident Response 101',
          isDifferent: true,
        },
      ]}
    />
  )
}

import { CredentialEvidence } from '@rampart/ui/CredentialEvidence'

export function Example() {
  return (
    <CredentialEvidence
      labs={[
        {
          id: 'lab-exposed-bucket',
          title: 'The Exposed Bucket',
          href: '/lab/exposed-bucket',
          solved: 5,
          checks: 5,
          minutes: 12,
          solvedOn: 'Monday, August 10, 2026',
        },
      ]}
    />
  )
}

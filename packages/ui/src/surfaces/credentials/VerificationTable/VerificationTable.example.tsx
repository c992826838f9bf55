import { VerificationTable } from '@rampart/ui/VerificationTable'

export function Example() {
  return (
    <VerificationTable
      summary="1 checked: 1 valid."
      rows={[
        {
          key: '1',
          id: 'CSN-7K3MQ9ZT4XWB',
          recipient: 'Dana Learner',
          title: 'Incident Response 101',
          issuedOn: 'August 14, 2026',
          verdict: 'valid',
          verdictLabel: 'Valid',
        },
      ]}
      onDownload={() => location.assign('/verify/results.csv')}
    />
  )
}

import { CredentialDetails } from '@rampart/ui/CredentialDetails'

export function Example() {
  return (
    <CredentialDetails
      type="Course Certificate"
      title="Incident Response 101"
      recipient="Dana Learner"
      issuedOn="Friday, August 14, 2026"
      idLabel="Certificate ID"
      credentialId="CSN-7K3MQ9ZT4XWB"
      status="Valid"
    />
  )
}

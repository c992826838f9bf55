import { CredentialDetails } from '@rampart/ui/CredentialDetails'
import { CredentialImage } from '@rampart/ui/CredentialImage'
import { CredentialLayout } from '@rampart/ui/CredentialLayout'

export function Example() {
  return (
    <CredentialLayout
      picture={
        <CredentialImage
          kind="certificate"
          src="/credentials/CSN-7K3MQ9ZT4XWB.webp"
          alt="Certificate of Dana Learner for Incident Response 101"
        />
      }
      side={
        <CredentialDetails
          type="Course Certificate"
          title="Incident Response 101"
          recipient="Dana Learner"
          issuedOn="Friday, August 14, 2026"
          idLabel="Certificate ID"
          credentialId="CSN-7K3MQ9ZT4XWB"
          status="Valid"
        />
      }
    />
  )
}

import { CredentialImage } from '@rampart/ui/CredentialImage'

export function Example() {
  return (
    <CredentialImage
      kind="certificate"
      src="/credentials/CSN-7K3MQ9ZT4XWB.webp"
      alt="Certificate of Dana Learner for Incident Response 101"
    />
  )
}

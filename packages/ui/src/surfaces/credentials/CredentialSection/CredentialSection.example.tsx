import { CredentialSection } from '@rampart/ui/CredentialSection'

export function Example() {
  return <CredentialSection kind="certificate" imageUrl="/pictures/sample-certificate.webp" />
}

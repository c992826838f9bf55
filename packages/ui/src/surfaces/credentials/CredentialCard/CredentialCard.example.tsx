import { CredentialCard } from '@rampart/ui/CredentialCard'

export function Example() {
  return (
    <CredentialCard
      kind="certificate"
      type="Course Certificate"
      title="Incident Response 101"
      issuedOn="Friday, August 14, 2026"
      imageUrl="/credentials/CSN-7K3MQ9ZT4XWB.webp"
      detailsHref="/cert/view/CSN-7K3MQ9ZT4XWB"
      download={{ href: '/credentials/CSN-7K3MQ9ZT4XWB.pdf', name: 'certificate.pdf' }}
      link="https://rampart.example/cert/view/CSN-7K3MQ9ZT4XWB"
      linkedInHref="https://www.linkedin.com/profile/add"
      onCopy={(link) => navigator.clipboard.writeText(link)}
    />
  )
}

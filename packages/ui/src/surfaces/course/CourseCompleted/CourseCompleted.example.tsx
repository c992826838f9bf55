import { CourseCompleted } from '@rampart/ui/CourseCompleted'
import { LinkButton } from '@rampart/ui/LinkButton'

export function Example() {
  return (
    <CourseCompleted
      courseTitle="Incident Response 101"
      credential={{
        kind: 'certificate',
        imageUrl: '/credentials/CSN-7K3MQ9ZT4XWB.webp',
        publicUrl: 'https://rampart.example/cert/view/CSN-7K3MQ9ZT4XWB',
        linkedInUrl: 'https://www.linkedin.com/sharing/share-offsite/',
        linkedInProfileUrl: 'https://www.linkedin.com/profile/add',
        file: { href: '/credentials/CSN-7K3MQ9ZT4XWB.pdf', name: 'certificate.pdf' },
      }}
      onCopy={(link) => navigator.clipboard.writeText(link)}
    >
      <LinkButton href="/explore">Find your next course</LinkButton>
    </CourseCompleted>
  )
}

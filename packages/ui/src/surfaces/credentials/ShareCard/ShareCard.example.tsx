import { ShareCard } from '@rampart/ui/ShareCard'

const link = 'https://rampart.example/cert/view/CSN-7K3MQ9ZT4XWB'

export function Example() {
  return (
    <ShareCard
      link={link}
      links={[
        {
          network: 'linkedin',
          label: 'LinkedIn',
          href: `https://www.linkedin.com/sharing/share-offsite/?url=${encodeURIComponent(link)}`,
        },
      ]}
      onCopy={(text) => navigator.clipboard.writeText(text)}
    />
  )
}

import { Footer } from '@rampart/ui/Footer'

export function Example() {
  return (
    <Footer
      brand="Rampart"
      tagline="Cloud and cyber security, learned by doing."
      year={2026}
      columns={[{ title: 'Learn', links: [{ label: 'Explore', href: '/explore' }] }]}
      socials={[
        { kind: 'code', label: 'Rampart on Codeberg', href: 'https://codeberg.org/rampart' },
      ]}
    />
  )
}

import { PageHero } from '@rampart/ui/PageHero'

export function Example() {
  return (
    <PageHero
      eyebrow="Catalogue"
      title="Explore Courses and Labs"
      lead="Cloud and cyber security, learned by doing."
    />
  )
}

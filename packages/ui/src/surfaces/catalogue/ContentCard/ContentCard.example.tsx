import { ContentCard } from '@rampart/ui/ContentCard'
import { Grid } from '@rampart/ui/Grid'

const courses = [
  {
    slug: 'zero-trust-foundations',
    title: 'Zero Trust Foundations',
    level: 'beginner',
    duration: '2 Hrs',
  },
  {
    slug: 'incident-response-101',
    title: 'Incident Response 101',
    level: 'intermediate',
    duration: '45 Mins',
  },
] as const

export function Example() {
  return (
    <Grid columns={3}>
      {courses.map(({ slug, ...course }) => (
        <ContentCard
          key={slug}
          {...course}
          kind="course"
          domain="Cybersecurity"
          href={`/course/${slug}`}
          imageUrl={`/pictures/${slug}.webp`}
        />
      ))}
    </Grid>
  )
}

import { Button } from '@rampart/ui/Button'
import { Grid } from '@rampart/ui/Grid'
import { LabSessionCard } from '@rampart/ui/LabSessionCard'
import { Skeleton, SkeletonRegion } from '@rampart/ui/Skeleton'

const facts = [
  { label: 'Started', value: 'A day of the week, a month, a year' },
  { label: 'Credits', value: '2' },
]

/** The list of sessions while it loads. */
export function SessionsSkeleton() {
  return (
    <SkeletonRegion isLoading label="Loading lab sessions">
      <Grid columns={2}>
        {['first', 'second'].map((key) => (
          <Skeleton key={key} isLoading>
            <LabSessionCard
              title="A lab title of usual length"
              domain="Cybersecurity"
              level="beginner"
              status="active"
              progress={0}
              facts={facts}
              headingLevel={2}
              actions={<Button size="small">View</Button>}
            />
          </Skeleton>
        ))}
      </Grid>
    </SkeletonRegion>
  )
}

import { Button } from '@rampart/ui/Button'
import { Grid } from '@rampart/ui/Grid'
import { LabSessionCard } from '@rampart/ui/LabSessionCard'
import { useMessages } from '@rampart/ui/Language'
import { Skeleton, SkeletonRegion } from '@rampart/ui/Skeleton'
import { Tabs } from '@rampart/ui/Tabs'
import { labSessionMessages } from './labSessions.messages.ts'

/** The list of sessions while it loads. */
export function SessionsSkeleton() {
  const messages = useMessages(labSessionMessages)
  return (
    <SkeletonRegion isLoading label={messages.loading}>
      <Skeleton isLoading>
        <Tabs
          label={messages.list}
          tabs={[
            {
              id: 'active',
              label: messages.active(0),
              children: (
                <Grid columns={2}>
                  {['first', 'second'].map((key) => (
                    <LabSessionCard
                      key={key}
                      title="A lab title of usual length"
                      domain="Cybersecurity"
                      level="beginner"
                      status="active"
                      progress={0}
                      facts={[
                        { label: messages.started, value: 'Friday, August 14, 2026' },
                        { label: messages.credits, value: '2' },
                      ]}
                      headingLevel={2}
                      actions={<Button size="small">{messages.view}</Button>}
                    />
                  ))}
                </Grid>
              ),
            },
            { id: 'history', label: messages.history(0), children: null },
          ]}
        />
      </Skeleton>
    </SkeletonRegion>
  )
}

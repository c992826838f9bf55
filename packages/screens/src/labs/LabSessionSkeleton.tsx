import { Card } from '@rampart/ui/Card'
import { DetailLayout } from '@rampart/ui/DetailLayout'
import { LabHero } from '@rampart/ui/LabHero'
import { LabStatusChip } from '@rampart/ui/LabStatusChip'
import { useMessages } from '@rampart/ui/Language'
import { LinkButton } from '@rampart/ui/LinkButton'
import { RemainingTimeChip } from '@rampart/ui/RemainingTimeChip'
import { SessionDetails } from '@rampart/ui/SessionDetails'
import { Skeleton, SkeletonRegion } from '@rampart/ui/Skeleton'
import { Stack } from '@rampart/ui/Stack'
import { Text } from '@rampart/ui/Text'
import { labSessionMessages } from './labSessions.messages.ts'

/** The page of a session while its data loads. */
export function LabSessionSkeleton() {
  const messages = useMessages(labSessionMessages)
  return (
    <SkeletonRegion isLoading label={messages.loadingSession}>
      <Skeleton isLoading>
        <LabHero
          title="A lab title of usual length"
          level="beginner"
          path="lab"
          status={<LabStatusChip status="active" />}
          action={<LinkButton href="#content">{messages.viewAll}</LinkButton>}
        />
        <DetailLayout
          lead={
            <Card>
              <Stack gap={4}>
                <Text size={20}>What is going on now</Text>
                <Text>An address of usual length, or a bar</Text>
                <Text>A line or two on what to do about it, until the real ones have come.</Text>
              </Stack>
            </Card>
          }
          side={
            <Stack gap={6}>
              <RemainingTimeChip label="60:00" seconds={3600} size="large" />
              <SessionDetails minutes={60} credits={2} />
            </Stack>
          }
        >
          <Text measure="reading">
            A line of the guide holds its place, as long as most of them are, until the real one has
            come.
          </Text>
        </DetailLayout>
      </Skeleton>
    </SkeletonRegion>
  )
}

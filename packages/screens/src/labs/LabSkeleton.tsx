import { Button } from '@rampart/ui/Button'
import { DetailLayout } from '@rampart/ui/DetailLayout'
import { LabHero } from '@rampart/ui/LabHero'
import { useMessages } from '@rampart/ui/Language'
import { Skeleton, SkeletonRegion } from '@rampart/ui/Skeleton'
import { TwoColumnList } from '@rampart/ui/TwoColumnList'
import { LabPrices } from './LabPrices.tsx'
import { labMessages } from './labs.messages.ts'

const requirements = [
  'A thing to have at hand',
  'Another thing, a little longer',
  'A thing to know before',
  'And one more of them',
]
const sentence =
  'A description of usual length stands here for a moment, two or three lines of it, until the real one has come from the server.'

/** The lab page while its data loads. */
export function LabSkeleton() {
  const messages = useMessages(labMessages)
  return (
    <SkeletonRegion isLoading label={messages.loading}>
      <Skeleton isLoading>
        <LabHero
          title="A lab title of usual length"
          description={sentence}
          level="beginner"
          path="lab"
          action={<Button>{messages.launch}</Button>}
        />
        <DetailLayout side={<LabPrices domain="Cybersecurity" />}>
          <TwoColumnList title={messages.requirements} items={requirements} />
        </DetailLayout>
      </Skeleton>
    </SkeletonRegion>
  )
}

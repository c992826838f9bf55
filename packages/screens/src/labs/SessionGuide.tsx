import { useMessages } from '@rampart/ui/Language'
import { RichText } from '@rampart/ui/RichText'
import { Skeleton, SkeletonRegion } from '@rampart/ui/Skeleton'
import { Stack } from '@rampart/ui/Stack'
import { Text } from '@rampart/ui/Text'
import { copyText } from '../clipboard/copyText.ts'
import { RetryAlert } from '../pages/RetryAlert.tsx'
import { useLab } from './labQueries.ts'
import { labMessages } from './labs.messages.ts'
import { labSessionMessages } from './labSessions.messages.ts'

const lines = [
  'A line of the guide holds its place, as long as most of them are, until the real one has come.',
  'A shorter one.',
  'And a third of usual length for a guide.',
]

/** The lab's guide beside a session. The session is of use without it, so its failure stays small. */
export function SessionGuide({ path }: { path: string }) {
  const { guide } = useMessages(labMessages)
  const { loadingGuide, guideFailed } = useMessages(labSessionMessages)
  const { data: lab, isPending, isFetching, refetch } = useLab(path)
  return (
    <section aria-label={guide}>
      {lab && <RichText html={lab.guide} onCopy={copyText} />}
      {isPending && (
        <SkeletonRegion isLoading label={loadingGuide}>
          <Skeleton isLoading>
            <Stack gap={3}>
              {lines.map((line) => (
                <Text key={line} measure="reading">
                  {line}
                </Text>
              ))}
            </Stack>
          </Skeleton>
        </SkeletonRegion>
      )}
      {!lab && !isPending && (
        <RetryAlert isMinor onRetry={() => void refetch()} isRetrying={isFetching}>
          {guideFailed}
        </RetryAlert>
      )}
    </section>
  )
}

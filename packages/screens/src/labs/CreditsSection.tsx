import { Button } from '@rampart/ui/Button'
import { Card } from '@rampart/ui/Card'
import { CreditLedger } from '@rampart/ui/CreditLedger'
import { Disclosure } from '@rampart/ui/Disclosure'
import { Heading } from '@rampart/ui/Heading'
import { Inline } from '@rampart/ui/Inline'
import { Skeleton, SkeletonRegion } from '@rampart/ui/Skeleton'
import { Stack } from '@rampart/ui/Stack'
import { Text } from '@rampart/ui/Text'
import { useEffect, useRef } from 'react'
import { usePaged } from '../paging/usePaged.ts'
import { RetryAlert } from '../pages/RetryAlert.tsx'
import { creditText, ledgerText } from './credits.ts'
import { useCredits } from './labQueries.ts'
import { formatMoment } from './sessionTexts.ts'

const none: never[] = []

interface CreditsSectionProps {
  /** The statuses of the learner's sessions: with them credits move. */
  statuses: string
}

/** The learner's balance and, on request, how it came about: an addition to the specification. */
export function CreditsSection({ statuses }: CreditsSectionProps) {
  const { data, isPending, isFetching, refetch } = useCredits()
  const seen = useRef(statuses)
  useEffect(() => {
    if (seen.current && seen.current !== statuses) void refetch()
    seen.current = statuses
  }, [statuses, refetch])
  const { shown, hasMore, showMore } = usePaged(data?.entries ?? none, 20)
  if (!data && !isPending) {
    return (
      <RetryAlert isMinor onRetry={() => void refetch()} isRetrying={isFetching}>
        Your credits could not be loaded.
      </RetryAlert>
    )
  }
  return (
    <Card as="section" aria-label="Credits">
      <SkeletonRegion isLoading={isPending} label="Loading credits">
        <Skeleton isLoading={isPending}>
          <Stack gap={4}>
            <Inline justify="between" align="baseline" gap={4}>
              <Heading level={2} size={20}>
                Credits
              </Heading>
              <Text as="span" size={20} weight="medium" family="mono">
                {creditText(data?.balance ?? 0)}
              </Text>
            </Inline>
            {data && data.entries.length > 0 && (
              <Disclosure title="Credit history">
                <Stack gap={4}>
                  <CreditLedger
                    lines={shown.map((entry) => ({
                      id: entry._id,
                      date: formatMoment(entry.createdAt),
                      text: ledgerText(entry),
                      amount: entry.amount,
                      balance: entry.balance,
                    }))}
                  />
                  {hasMore && (
                    <Inline justify="center">
                      <Button variant="outline" size="small" onPress={showMore}>
                        Show more
                      </Button>
                    </Inline>
                  )}
                </Stack>
              </Disclosure>
            )}
          </Stack>
        </Skeleton>
      </SkeletonRegion>
    </Card>
  )
}

import { Button } from '@rampart/ui/Button'
import { Card } from '@rampart/ui/Card'
import { CreditLedger } from '@rampart/ui/CreditLedger'
import { Disclosure } from '@rampart/ui/Disclosure'
import { Heading } from '@rampart/ui/Heading'
import { Inline } from '@rampart/ui/Inline'
import { useLocale, useMessages } from '@rampart/ui/Language'
import { Skeleton, SkeletonRegion } from '@rampart/ui/Skeleton'
import { Stack } from '@rampart/ui/Stack'
import { Text } from '@rampart/ui/Text'
import { useEffect, useMemo, useRef } from 'react'
import { usePaged } from '../paging/usePaged.ts'
import { RetryAlert } from '../pages/RetryAlert.tsx'
import { ledgerText } from './credits.ts'
import { useCredits } from './labQueries.ts'
import { labMessages } from './labs.messages.ts'
import { labSessionMessages } from './labSessions.messages.ts'
import { formatMoment } from './sessionTexts.ts'

interface CreditsSectionProps {
  /** The statuses of the learner's sessions: with them credits move. */
  statuses: string
}

/** The learner's balance and, on request, how it came about: an addition to the specification. */
export function CreditsSection({ statuses }: CreditsSectionProps) {
  const messages = useMessages(labSessionMessages)
  const { credits } = useMessages(labMessages)
  const locale = useLocale()
  const { data, isPending, isFetching, refetch } = useCredits()
  const seen = useRef(statuses)
  useEffect(() => {
    if (seen.current && seen.current !== statuses) void refetch()
    seen.current = statuses
  }, [statuses, refetch])
  // A charge makes what was paid final; nothing moves.
  const moves = useMemo(() => data?.entries.filter(({ amount }) => amount !== 0) ?? [], [data])
  const { shown, hasMore, showMore } = usePaged(moves, 20)
  if (!data && !isPending) {
    return (
      <RetryAlert isMinor onRetry={() => void refetch()} isRetrying={isFetching}>
        {messages.creditsFailed}
      </RetryAlert>
    )
  }
  return (
    <Card as="section" aria-label={messages.credits}>
      <SkeletonRegion isLoading={isPending} label={messages.loadingCredits}>
        <Skeleton isLoading={isPending}>
          <Stack gap={4}>
            <Inline justify="between" align="baseline" gap={4}>
              <Heading level={2} size={20}>
                {messages.credits}
              </Heading>
              <Text as="span" size={20} weight="medium" family="mono">
                {credits(data?.balance ?? 0)}
              </Text>
            </Inline>
            {moves.length > 0 && (
              <Disclosure title={messages.creditHistory}>
                <Stack gap={4}>
                  <CreditLedger
                    lines={shown.map((entry) => ({
                      id: entry._id,
                      date: formatMoment(entry.createdAt, locale),
                      text: ledgerText(entry, locale, messages),
                      amount: entry.amount,
                      balance: entry.balance,
                    }))}
                  />
                  {hasMore && (
                    <Inline justify="center">
                      <Button variant="outline" size="small" onPress={showMore}>
                        {messages.showMore}
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

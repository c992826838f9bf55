import { Card } from '@rampart/ui/Card'
import { Disclosure } from '@rampart/ui/Disclosure'
import { Heading } from '@rampart/ui/Heading'
import { Inline } from '@rampart/ui/Inline'
import { useMessages } from '@rampart/ui/Language'
import { lazyOverlay } from '@rampart/ui/LazyOverlay'
import { LinkButton } from '@rampart/ui/LinkButton'
import { Skeleton, SkeletonRegion } from '@rampart/ui/Skeleton'
import { Stack } from '@rampart/ui/Stack'
import { Text } from '@rampart/ui/Text'
import { useEffect, useMemo, useRef, useState } from 'react'
import { RetryAlert } from '../pages/RetryAlert.tsx'
import { useLoadFailure } from '../pages/useLoadFailure.ts'
import { useAdapters } from '../adapters/AdaptersProvider.tsx'
import { LackRequest } from '../requests/LackRequest.tsx'
import type { useCredits } from './labQueries.ts'
import { labMessages } from './labs.messages.ts'
import { labSessionMessages } from './labSessions.messages.ts'

/** The table is loaded when somebody wants to see it. */
const CreditHistory = lazyOverlay(async () => (await import('./CreditHistory.tsx')).CreditHistory)

/** The price of an hour: a learner with less will soon lack credits. */
const fewCredits = 2

interface CreditsSectionProps {
  query: ReturnType<typeof useCredits>
  /** The statuses of the learner's sessions: the credits change with them. */
  statuses: string
}

/** The learner's balance and, on request, its changes: an addition to the specification. */
export function CreditsSection({ query, statuses }: CreditsSectionProps) {
  const messages = useMessages(labSessionMessages)
  const { credits, monthly } = useMessages(labMessages)
  const [isOpen, setOpen] = useState(false)
  const { data, refetch } = query
  const { error, ...retry } = useLoadFailure(query)
  const { ways } = useAdapters()
  const seen = useRef(statuses)
  useEffect(() => {
    if (seen.current && seen.current !== statuses) void refetch()
    seen.current = statuses
  }, [statuses, refetch])
  // A charge makes a payment final; the balance does not change.
  const moves = useMemo(() => data?.entries.filter(({ amount }) => amount !== 0) ?? [], [data])
  if (error) {
    return (
      <RetryAlert isMinor {...retry}>
        {messages.creditsFailed}
      </RetryAlert>
    )
  }
  return (
    <Card as="section" aria-label={messages.credits}>
      <SkeletonRegion isLoading={!data} label={messages.loadingCredits}>
        <Skeleton isLoading={!data}>
          <Stack gap={4}>
            <Inline justify="between" align="baseline" gap={4}>
              <Heading level={2} size={20}>
                {messages.credits}
              </Heading>
              {/* A separate element: the placeholder has another width, and would move. */}
              <Text
                key={data ? 'known' : 'sample'}
                as="span"
                size={20}
                weight="medium"
                family="mono"
              >
                {credits(data?.balance ?? 0)}
              </Text>
            </Inline>
            {data && data.monthly > 0 && <Text tone="muted">{monthly(data.monthly)}</Text>}
            {data && data.balance < fewCredits && (
              <div>
                {ways.requests.credits ? (
                  <LackRequest kind="credits" />
                ) : (
                  <LinkButton href={ways.credits} variant="outline" size="small">
                    {messages.getCredits}
                  </LinkButton>
                )}
              </div>
            )}
            {moves.length > 0 && (
              <Disclosure title={messages.creditHistory} onOpenChange={setOpen}>
                <CreditHistory moves={moves} isOpen={isOpen} onOpenChange={setOpen} />
              </Disclosure>
            )}
          </Stack>
        </Skeleton>
      </SkeletonRegion>
    </Card>
  )
}

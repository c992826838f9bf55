import type { LabSession } from '@rampart/contract/entities/labSession'
import { Button } from '@rampart/ui/Button'
import { EmptyState } from '@rampart/ui/EmptyState'
import { Grid } from '@rampart/ui/Grid'
import { Inline } from '@rampart/ui/Inline'
import { LabSessionCard } from '@rampart/ui/LabSessionCard'
import { LinkButton } from '@rampart/ui/LinkButton'
import { Select } from '@rampart/ui/Select'
import { SessionStatistics } from '@rampart/ui/SessionStatistics'
import { Stack } from '@rampart/ui/Stack'
import { VisuallyHidden } from '@rampart/ui/VisuallyHidden'
import { useMemo, useState } from 'react'
import { domainNames } from '../names/catalogueNames.ts'
import { usePaged } from '../paging/usePaged.ts'
import { historyFacts } from './historyFacts.ts'
import { historyFilters } from './sessionTexts.ts'
import type { HistoryFilter } from './sessionTexts.ts'

interface HistorySessionsProps {
  /** Those that have ended, newest first. */
  sessions: readonly LabSession[]
  /** Where a lab's page is. */
  labHref: (path: string) => string
}

/** Past sessions with their numbers and a filter (specification §2). */
export function HistorySessions({ sessions, labHref }: HistorySessionsProps) {
  const [filter, setFilter] = useState<HistoryFilter>('all')
  const found = useMemo(() => (filter === 'all' ? sessions : sessions.filter(({ status }) => status === filter)), [sessions, filter])
  const { shown, hasMore, showMore } = usePaged(found, 20)
  const count = (status: LabSession['status']) => sessions.filter((session) => session.status === status).length
  return (
    <Stack gap={6}>
      <Inline gap={4} justify="between" align="end">
        <SessionStatistics completed={count('completed')} failed={count('failed')} />
        <Select label="Status" name="status" options={historyFilters} value={filter} onChange={(value) => setFilter(value as HistoryFilter)} />
      </Inline>
      <VisuallyHidden role="status">{filter === 'all' ? '' : `${found.length} ${found.length === 1 ? 'session' : 'sessions'}`}</VisuallyHidden>
      {found.length === 0 && (
        <EmptyState
          title="No Sessions Found"
          drawing="rails"
          action={
            filter !== 'all' && (
              <Button variant="soft" onPress={() => setFilter('all')}>
                All Sessions
              </Button>
            )
          }
        >
          {filter === 'all' ? 'Labs that you have ended will appear here.' : 'None of your sessions ended like this.'}
        </EmptyState>
      )}
      <Grid columns={2} as="ul">
        {shown.map((session) => (
          <li key={session._id}>
            <PastSession session={session} labHref={labHref(session.lab.path)} />
          </li>
        ))}
      </Grid>
      {hasMore && (
        <Inline justify="center">
          <Button variant="outline" onPress={showMore}>
            Show more
          </Button>
        </Inline>
      )}
    </Stack>
  )
}

function PastSession({ session, labHref }: { session: LabSession; labHref: string }) {
  const { lab, status, error } = session
  return (
    <LabSessionCard
      title={lab.title}
      domain={domainNames[lab.domain]}
      level={lab.level}
      status={status}
      headingLevel={2}
      error={status === 'failed' ? error?.message : undefined}
      facts={historyFacts(session)}
      actions={
        status === 'failed' && (
          <LinkButton href={labHref} size="small">
            Retry<VisuallyHidden> {lab.title}</VisuallyHidden>
          </LinkButton>
        )
      }
    />
  )
}

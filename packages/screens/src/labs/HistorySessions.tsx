import type { LabSession } from '@rampart/contract/entities/labSession'
import { Button } from '@rampart/ui/Button'
import { domainMessages } from '@rampart/ui/domain'
import { EmptyState } from '@rampart/ui/EmptyState'
import { Grid } from '@rampart/ui/Grid'
import { Inline } from '@rampart/ui/Inline'
import { LabSessionCard } from '@rampart/ui/LabSessionCard'
import { ContentText, useLocale, useMessages } from '@rampart/ui/Language'
import { LinkButton } from '@rampart/ui/LinkButton'
import { Select } from '@rampart/ui/Select'
import { SessionStatistics } from '@rampart/ui/SessionStatistics'
import { Stack } from '@rampart/ui/Stack'
import { VisuallyHidden } from '@rampart/ui/VisuallyHidden'
import { useMemo, useState } from 'react'
import { usePaged } from '../paging/usePaged.ts'
import { historyFacts } from './historyFacts.ts'
import { labMessages } from './labs.messages.ts'
import { labSessionMessages } from './labSessions.messages.ts'
import { failureText, historyFilters } from './sessionTexts.ts'
import type { HistoryFilter } from './sessionTexts.ts'

interface HistorySessionsProps {
  /** Ended sessions, newest first. */
  sessions: readonly LabSession[]
  /** Address of a lab's page. */
  labHref: (path: string) => string
}

/** Past sessions with their numbers and a filter (specification §2). */
export function HistorySessions({ sessions, labHref }: HistorySessionsProps) {
  const messages = useMessages(labSessionMessages)
  const [filter, setFilter] = useState<HistoryFilter>('all')
  const found = useMemo(
    () => (filter === 'all' ? sessions : sessions.filter(({ status }) => status === filter)),
    [sessions, filter],
  )
  const { shown, hasMore, showMore, keepFocus, refOf } = usePaged(found, 20, filter)
  const count = (status: LabSession['status']) =>
    sessions.filter((session) => session.status === status).length
  return (
    <Stack gap={6}>
      <Inline gap={4} justify="between" align="end">
        <SessionStatistics
          solved={sessions.filter(({ mission }) => mission?.solvedAt).length}
          completed={count('completed')}
          failed={count('failed')}
        />
        <Select
          label={messages.status}
          name="status"
          options={historyFilters.map((value) => ({ value, label: messages.filters[value] }))}
          value={filter}
          onChange={(value) => setFilter(value as HistoryFilter)}
        />
      </Inline>
      <VisuallyHidden role="status">
        {filter === 'all' ? '' : messages.found(found.length)}
      </VisuallyHidden>
      {found.length === 0 ? (
        <EmptyState
          title={messages.noneFound}
          drawing="rails"
          action={
            filter !== 'all' && (
              <Button
                variant="soft"
                onPress={() => {
                  keepFocus()
                  setFilter('all')
                }}
              >
                {messages.filters.all}
              </Button>
            )
          }
        >
          {filter === 'all' ? messages.noneEnded : messages.noneLikeThis}
        </EmptyState>
      ) : (
        <Grid columns={2} as="ul">
          {shown.map((session, index) => (
            <li key={session._id} ref={refOf(index)}>
              <PastSession session={session} labHref={labHref(session.lab.path)} />
            </li>
          ))}
        </Grid>
      )}
      {hasMore && (
        <Inline justify="center">
          <Button variant="outline" onPress={showMore}>
            {messages.showMore}
          </Button>
        </Inline>
      )}
    </Stack>
  )
}

function PastSession({ session, labHref }: { session: LabSession; labHref: string }) {
  const messages = useMessages(labSessionMessages)
  const { domains } = useMessages(domainMessages)
  const labTexts = useMessages(labMessages)
  const locale = useLocale()
  const { lab, status } = session
  return (
    <LabSessionCard
      title={lab.title}
      href={labHref}
      domain={domains[lab.domain]}
      level={lab.level}
      status={status}
      headingLevel={2}
      error={status === 'failed' ? failureText(session, messages) : undefined}
      solved={session.mission?.solvedAt ? labTexts.solved : undefined}
      facts={historyFacts(session, locale, { ...labTexts, ...messages })}
      actions={
        status === 'failed' && (
          <LinkButton href={labHref} size="small">
            {messages.retry}
            <VisuallyHidden>
              {' '}
              <ContentText>{lab.title}</ContentText>
            </VisuallyHidden>
          </LinkButton>
        )
      }
    />
  )
}

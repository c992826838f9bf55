import { historyStatuses, isInProgress } from '@rampart/contract/rules/labStatus'
import { ErrorState } from '@rampart/ui/ErrorState'
import { useMessages } from '@rampart/ui/Language'
import { Tabs } from '@rampart/ui/Tabs'
import { useMemo } from 'react'
import { useLoadFailure } from '../pages/useLoadFailure.ts'
import { ActiveSessions } from './ActiveSessions.tsx'
import { CreditsSection } from './CreditsSection.tsx'
import { HistorySessions } from './HistorySessions.tsx'
import { useCredits, useLabSessions } from './labQueries.ts'
import { labSessionMessages } from './labSessions.messages.ts'
import { LabSessionsPage } from './LabSessionsPage.tsx'
import { SessionsSkeleton } from './SessionsSkeleton.tsx'
import { SpokenChanges } from './SpokenChanges.tsx'
import { StaleNotice } from './StaleNotice.tsx'

/** The tabs of the list of sessions. */
export type SessionsTab = 'active' | 'history'

export interface LabSessionsScreenProps {
  /** The selected tab, from the address. */
  tab: SessionsTab
  /** Called with another tab; the application puts it into the address. */
  onTabChange: (tab: SessionsTab) => void
  /** Address of the list of labs. */
  labsHref: string
  /** Address of a lab's page. */
  labHref: (path: string) => string
  sessionHref: (labPath: string, sessionId: string) => string
  /** Called with the page's title, which says so when the time of a session runs out. */
  onTitleChange: (title: string) => void
}

/** The learner's active and past sessions, and the credits that they cost (specification §2). */
export function LabSessionsScreen({
  tab,
  onTabChange,
  labsHref,
  labHref,
  sessionHref,
  onTitleChange,
}: LabSessionsScreenProps) {
  const messages = useMessages(labSessionMessages)
  const query = useLabSessions()
  const { data: sessions, isError, refetch } = query
  const { error, ...retry } = useLoadFailure(query)
  // Loaded with the sessions, but shown after them: below a list that appears later they would
  // move.
  const credits = useCredits()
  const { active, history } = useMemo(
    () => ({
      active: sessions?.filter(({ status }) => isInProgress(status)) ?? [],
      history:
        sessions?.filter(({ status }) => historyStatuses.some((known) => known === status)) ?? [],
    }),
    [sessions],
  )
  return (
    <LabSessionsPage>
      {!sessions && !error && <SessionsSkeleton />}
      {error && <ErrorState title={messages.loadFailed} {...retry} />}
      {isError && sessions && <StaleNotice />}
      {sessions && <SpokenChanges sessions={sessions} />}
      {sessions && (
        <Tabs
          label={messages.list}
          selectedId={tab}
          onChange={(id) => onTabChange(id === 'history' ? 'history' : 'active')}
          tabs={[
            {
              id: 'active',
              label: messages.active(active.length),
              children: (
                <ActiveSessions
                  sessions={active}
                  labsHref={labsHref}
                  sessionHref={sessionHref}
                  onTimeOver={refetch}
                  onTitleChange={onTitleChange}
                />
              ),
            },
            {
              id: 'history',
              label: messages.history(history.length),
              children: <HistorySessions sessions={history} labHref={labHref} />,
            },
          ]}
        />
      )}
      {(sessions || error) && (
        <CreditsSection
          query={credits}
          statuses={sessions?.map(({ status }) => status).join(' ') ?? ''}
        />
      )}
    </LabSessionsPage>
  )
}

import type { LabSession } from '@rampart/contract/entities/labSession'
import { countSolved } from '@rampart/contract/rules/labMission'
import { isInProgress } from '@rampart/contract/rules/labStatus'
import { Artwork } from '@rampart/ui/Artwork'
import { DetailLayout } from '@rampart/ui/DetailLayout'
import { domainMessages } from '@rampart/ui/domain'
import { LabHero } from '@rampart/ui/LabHero'
import { LabStatusChip } from '@rampart/ui/LabStatusChip'
import { useMessages } from '@rampart/ui/Language'
import { LinkButton } from '@rampart/ui/LinkButton'
import { MissionBar } from '@rampart/ui/MissionBar'
import { Stack } from '@rampart/ui/Stack'
import { Suspense, useEffect, useRef, useState } from 'react'
import { EvidenceAsk } from '../credentials/evidence/EvidenceAsk.tsx'
import { lazyPart } from '../pages/latePart.tsx'
import { countdown, timeWarning } from './countdown.ts'
import { EndSessionDialog } from './EndSessionDialog.tsx'
import { labSessionMessages } from './labSessions.messages.ts'
import { missionPlace, statePlace } from './LabSessionView.css.ts'
import type { LabSessionScreenProps } from './LabSessionScreen.tsx'
import { LastTimeNotice } from './notes/LastTimeNotice.tsx'
import { useSessionsOf } from './notes/useSessionsOf.ts'
import { SessionGuide } from './SessionGuide.tsx'
import { SessionMission } from './SessionMission.tsx'
import { SessionSide } from './SessionSide.tsx'
import { SessionState } from './SessionState.tsx'
import { TimeChip } from './SessionTime.tsx'
import { statusSentence } from './sessionTexts.ts'
import { Spoken } from './Spoken.tsx'
import { StaleNotice } from './StaleNotice.tsx'
import { useCancelIfEnded, useEndSession } from './useEndSession.ts'
import { useFocusAfterLoss } from './useFocusAfterLoss.ts'
import { useNow } from './useNow.ts'

/** The id of the mission's panel on the page. */
const missionId = 'mission'
const NotebookSection = lazyPart(
  async () => (await import('./notes/NotebookSection.tsx')).NotebookSection,
)
const DebriefSection = lazyPart(
  async () => (await import('./debrief/DebriefSection.tsx')).DebriefSection,
)

interface LabSessionViewProps extends Omit<LabSessionScreenProps, 'sessionId'> {
  session: LabSession
  /** The session could not be read again. */
  isStale: boolean
  /** Called when the countdown has ended; the server decides about the session. */
  onTimeOver: () => unknown
}

/** The page of a session that has been loaded. */
export function LabSessionView({
  session,
  isStale,
  onTimeOver,
  sessionsHref,
  labHref,
  courseHref,
  onEnded,
  onTitleChange,
}: LabSessionViewProps) {
  const messages = useMessages(labSessionMessages)
  const { domains } = useMessages(domainMessages)
  const { lab, status } = session
  const time = countdown(session, useNow(status === 'active'))
  const warning = time && timeWarning(time.seconds, session.ttl)
  const [firstStatus] = useState(status)
  const end = useEndSession(onEnded)
  const endedHere = end.isPending || end.isDone
  const ownSessions = useSessionsOf(lab.path, session)
  const isSolved = Boolean(session.mission?.solvedAt)
  const isEnded = !isInProgress(status)
  const place = useRef<HTMLDivElement>(null)
  useCancelIfEnded(end, [session])
  useFocusAfterLoss(place, `${isEnded} ${end.session === undefined}`)
  const debrief = isSolved && (
    <Suspense fallback={null}>
      <DebriefSection session={session} labHref={labHref} courseHref={courseHref} />
    </Suspense>
  )

  const title = warning ? `${messages.underLeft(warning)} · ${lab.title}` : lab.title
  useEffect(() => onTitleChange(title), [onTitleChange, title])
  const isOver = time?.isExpired ?? false
  useEffect(() => {
    if (isOver) onTimeOver()
  }, [isOver, onTimeOver])

  return (
    <>
      <Spoken
        text={
          warning
            ? messages.lessThanLeft(warning, lab.title)
            : status === firstStatus || endedHere
              ? ''
              : statusSentence(session, messages)
        }
      />
      <LabHero
        title={lab.title}
        level={lab.level}
        domain={domains[lab.domain]}
        path={lab.path}
        status={<LabStatusChip status={status} />}
        action={
          <LinkButton href={sessionsHref} variant="outline">
            {messages.viewAll}
          </LinkButton>
        }
        artwork={
          <Artwork slug={lab.path} domain={lab.domain} level={lab.level} kind="lab" fit="cover" />
        }
      />
      <DetailLayout
        lead={
          <Stack gap={6}>
            {isStale && <StaleNotice />}
            <LastTimeNotice session={session} sessions={ownSessions} />
            <div ref={place} tabIndex={-1} className={statePlace}>
              <SessionState session={session} labHref={labHref(lab.path)} />
            </div>
          </Stack>
        }
        side={
          <Stack gap={6}>
            {time && <TimeChip time={time} size="large" />}
            <div id={missionId} tabIndex={-1} className={missionPlace}>
              <SessionMission session={session} isStale={isStale} />
            </div>
            <SessionSide
              session={session}
              time={time}
              isEnding={end.isPending}
              onEnd={() => end.ask(session)}
            />
          </Stack>
        }
      >
        {isEnded && debrief}
        <SessionGuide session={session} jumps={isSolved ? ['notebook', 'debrief'] : ['notebook']} />
        {!isEnded && debrief}
        {isSolved && <EvidenceAsk />}
        <Suspense fallback={null}>
          <NotebookSection key={lab.path} lab={lab} sessions={ownSessions} current={session._id} />
        </Suspense>
      </DetailLayout>
      {session.mission && (
        <MissionBar
          solved={countSolved(session.mission)}
          all={session.mission.checks.length}
          panelId={missionId}
        />
      )}
      <EndSessionDialog end={end} />
    </>
  )
}

import type { LabSession } from '@rampart/contract/entities/labSession'
import { Button } from '@rampart/ui/Button'
import { domainMessages } from '@rampart/ui/domain'
import { EmptyState } from '@rampart/ui/EmptyState'
import { Grid } from '@rampart/ui/Grid'
import { LabSessionCard } from '@rampart/ui/LabSessionCard'
import { ContentText, useLocale, useMessages } from '@rampart/ui/Language'
import { LinkButton } from '@rampart/ui/LinkButton'
import { VisuallyHidden } from '@rampart/ui/VisuallyHidden'
import { useEffect } from 'react'
import { listPlace } from './ActiveSessions.css.ts'
import type { Countdown } from './countdown.ts'
import { countdown, timeWarning } from './countdown.ts'
import { EndSessionDialog } from './EndSessionDialog.tsx'
import { labMessages } from './labs.messages.ts'
import { labSessionMessages } from './labSessions.messages.ts'
import type { LabSessionsScreenProps } from './LabSessionsScreen.tsx'
import { missionResult } from './missionTexts.ts'
import { formatMoment } from './sessionTexts.ts'
import { Spoken } from './Spoken.tsx'
import { TimeChip } from './SessionTime.tsx'
import { useCancelIfEnded, useEndInPlace } from './useEndSession.ts'
import { useFocusAfterLoss } from './useFocusAfterLoss.ts'
import { useNow } from './useNow.ts'

interface ActiveSessionsProps extends Pick<
  LabSessionsScreenProps,
  'labsHref' | 'sessionHref' | 'onTitleChange'
> {
  /** Those in progress. */
  sessions: readonly LabSession[]
  /** Called when a countdown has ended; the server decides about the session. */
  onTimeOver: () => unknown
}

/** Sessions in progress, each with its time (specification §2). */
export function ActiveSessions({
  sessions,
  labsHref,
  sessionHref,
  onTimeOver,
  onTitleChange,
}: ActiveSessionsProps) {
  const messages = useMessages(labSessionMessages)
  const now = useNow(sessions.some(({ status }) => status === 'active'))
  const { browse } = useMessages(labMessages)
  const { end, place } = useEndInPlace()
  useCancelIfEnded(end, sessions)
  useFocusAfterLoss(place, end.session === undefined)
  const rows = sessions.map((session) => {
    const time = countdown(session, now)
    return { session, time, warning: time && timeWarning(time.seconds, session.ttl) }
  })
  // If there are several, the one that ends first counts.
  const urgent = Math.min(...rows.flatMap(({ warning }) => warning ?? []))
  const title = rows.find(({ warning }) => warning === urgent)?.warning
  const pageTitle = title ? `${messages.underLeft(title)} · ${messages.title}` : messages.title
  useEffect(() => onTitleChange(pageTitle), [onTitleChange, pageTitle])
  const isOver = rows.some(({ time }) => time?.isExpired)
  useEffect(() => {
    if (isOver) onTimeOver()
  }, [isOver, onTimeOver])

  return (
    <div ref={place} tabIndex={-1} className={listPlace}>
      {rows.map(({ session, warning }) => (
        <Spoken
          key={session._id}
          text={warning ? messages.lessThanLeft(warning, session.lab.title) : ''}
        />
      ))}
      {rows.length === 0 ? (
        <EmptyState
          title={messages.noneActive}
          drawing="tumblers"
          action={<LinkButton href={labsHref}>{browse}</LinkButton>}
        >
          {messages.noneActiveHelp}
        </EmptyState>
      ) : (
        <Grid columns={2} as="ul">
          {rows.map(({ session, time }) => (
            <li key={session._id}>
              <ActiveSession
                session={session}
                time={time}
                href={sessionHref(session.lab.path, session._id)}
                isEnding={end.isPending && end.session?._id === session._id}
                onEnd={() => end.ask(session)}
              />
            </li>
          ))}
        </Grid>
      )}
      <EndSessionDialog end={end} />
    </div>
  )
}

interface ActiveSessionProps {
  session: LabSession
  time: Countdown | undefined
  href: string
  isEnding: boolean
  onEnd: () => void
}

function ActiveSession({ session, time, href, isEnding, onEnd }: ActiveSessionProps) {
  const messages = useMessages(labSessionMessages)
  const labTexts = useMessages(labMessages)
  const { ending } = labTexts
  const { lab, status, queuePlace, startedAt, creditsUsed, mission } = session
  const result = missionResult(session, labTexts)
  const { domains } = useMessages(domainMessages)
  const locale = useLocale()
  return (
    <LabSessionCard
      title={lab.title}
      domain={domains[lab.domain]}
      level={lab.level}
      status={status}
      headingLevel={2}
      time={time && <TimeChip time={time} />}
      solved={mission?.solvedAt ? labTexts.solved : undefined}
      progress={time?.progress}
      facts={[
        ...(result === undefined ? [] : [{ label: labTexts.mission, value: result }]),
        ...(queuePlace === null
          ? []
          : [{ label: messages.queuePlace, value: queuePlace.toLocaleString(locale) }]),
        {
          label: messages.started,
          value: startedAt === null ? messages.notYetStarted : formatMoment(startedAt, locale),
        },
        { label: messages.credits, value: creditsUsed.toLocaleString(locale) },
      ]}
      actions={
        <>
          <LinkButton href={href} size="small">
            {messages.view}
            <VisuallyHidden>
              {' '}
              <ContentText>{lab.title}</ContentText>
            </VisuallyHidden>
          </LinkButton>
          <Button
            variant="outline"
            size="small"
            isPending={isEnding}
            pendingLabel={
              <>
                {ending}
                <VisuallyHidden>
                  {' '}
                  <ContentText>{lab.title}</ContentText>
                </VisuallyHidden>
              </>
            }
            onPress={onEnd}
            aria-haspopup="dialog"
          >
            {messages.end}
            <VisuallyHidden>
              {' '}
              <ContentText>{lab.title}</ContentText>
            </VisuallyHidden>
          </Button>
        </>
      }
    />
  )
}

import type { LabSession } from '@rampart/contract/entities/labSession'
import { Button } from '@rampart/ui/Button'
import { EmptyState } from '@rampart/ui/EmptyState'
import { Grid } from '@rampart/ui/Grid'
import { LabSessionCard } from '@rampart/ui/LabSessionCard'
import { LinkButton } from '@rampart/ui/LinkButton'
import { RemainingTimeChip } from '@rampart/ui/RemainingTimeChip'
import { VisuallyHidden } from '@rampart/ui/VisuallyHidden'
import { useEffect } from 'react'
import { domainNames } from '../names/catalogueNames.ts'
import type { Countdown } from './countdown.ts'
import { countdown, timeWarning, warningMark, warningSentence } from './countdown.ts'
import { EndSessionDialog } from './EndSessionDialog.tsx'
import type { LabSessionsScreenProps } from './LabSessionsScreen.tsx'
import { formatMoment } from './sessionTexts.ts'
import { Spoken } from './Spoken.tsx'
import { useEndSession } from './useEndSession.ts'
import { useNow } from './useNow.ts'

interface ActiveSessionsProps extends Pick<LabSessionsScreenProps, 'labsHref' | 'sessionHref' | 'onTitleChange'> {
  /** Those in progress. */
  sessions: readonly LabSession[]
  /** A countdown has ended; what has become of the session, the server says. */
  onTimeOver: () => unknown
}

/** Sessions in progress, each with its time (specification §2). */
export function ActiveSessions({ sessions, labsHref, sessionHref, onTimeOver, onTitleChange }: ActiveSessionsProps) {
  const now = useNow(sessions.some(({ status }) => status === 'active'))
  const end = useEndSession()
  const rows = sessions.map((session) => {
    const time = countdown(session, now)
    return { session, time, warning: time && timeWarning(time.seconds, session.ttl) }
  })
  // With several, the one that ends first is what counts.
  const urgent = Math.min(...rows.flatMap(({ warning }) => warning ?? []))
  const title = rows.find(({ warning }) => warning === urgent)?.warning
  const pageTitle = title ? `${warningMark(title)} · Lab Sessions` : 'Lab Sessions'
  useEffect(() => onTitleChange(pageTitle), [onTitleChange, pageTitle])
  const isOver = rows.some(({ time }) => time?.isExpired)
  useEffect(() => {
    if (isOver) onTimeOver()
  }, [isOver, onTimeOver])

  return (
    <>
      {rows.map(({ session, warning }) => (
        <Spoken key={session._id} text={warning ? warningSentence(warning, session.lab.title) : ''} />
      ))}
      {rows.length === 0 && (
        <EmptyState title="No Active Sessions" drawing="tumblers" action={<LinkButton href={labsHref}>Browse Labs</LinkButton>}>
          A lab that you launch stands here while it runs.
        </EmptyState>
      )}
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
      <EndSessionDialog end={end} />
    </>
  )
}

interface ActiveSessionProps {
  session: LabSession
  time: Countdown | undefined
  href: string
  isEnding: boolean
  onEnd: () => void
}

function ActiveSession({ session: { lab, status, startedAt, creditsUsed }, time, href, isEnding, onEnd }: ActiveSessionProps) {
  return (
    <LabSessionCard
      title={lab.title}
      domain={domainNames[lab.domain]}
      level={lab.level}
      status={status}
      headingLevel={2}
      time={time && <RemainingTimeChip label={time.label} seconds={time.seconds} isLow={time.isLow} />}
      progress={time?.progress}
      facts={[
        { label: 'Started', value: startedAt === null ? 'Not yet' : formatMoment(startedAt) },
        { label: 'Credits', value: String(creditsUsed) },
      ]}
      actions={
        <>
          <LinkButton href={href} size="small">
            View<VisuallyHidden> {lab.title}</VisuallyHidden>
          </LinkButton>
          <Button variant="outline" size="small" isDisabled={isEnding} onPress={onEnd} aria-haspopup="dialog">
            {isEnding ? 'Ending...' : 'End'}
            <VisuallyHidden> {lab.title}</VisuallyHidden>
          </Button>
        </>
      }
    />
  )
}

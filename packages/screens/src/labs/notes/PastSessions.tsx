import type { LabSession } from '@rampart/contract/entities/labSession'
import { Button } from '@rampart/ui/Button'
import { Disclosure } from '@rampart/ui/Disclosure'
import { FactList } from '@rampart/ui/FactList'
import { Heading } from '@rampart/ui/Heading'
import { ContentText, useLocale, useMessages } from '@rampart/ui/Language'
import { Stack } from '@rampart/ui/Stack'
import { Timeline } from '@rampart/ui/Timeline'
import { sessionPlace } from './PastSessions.css.ts'
import { usePaged } from '../../paging/usePaged.ts'
import { historyFacts } from '../historyFacts.ts'
import { labMessages } from '../labs.messages.ts'
import { labSessionMessages } from '../labSessions.messages.ts'
import { missionResult } from '../missionTexts.ts'
import { formatMoment } from '../sessionTexts.ts'
import { labNotesMessages } from './labNotes.messages.ts'
import { checkEvents } from './checkEvents.ts'

/** The results of past sessions of a lab: each with its checks in order of time, and its values. */
export function PastSessions({ sessions }: { sessions: readonly LabSession[] }) {
  const messages = useMessages(labNotesMessages)
  const ran = sessions.filter(({ startedAt }) => startedAt !== null)
  const { shown, hasMore, showMore, refOf } = usePaged(ran, 5)
  if (ran.length === 0) return null
  return (
    <Stack gap={3}>
      <Heading level={3} size={18}>
        {messages.past}
      </Heading>
      {shown.map((session, index) => (
        <div key={session._id} ref={refOf(index)} className={sessionPlace}>
          <PastSession session={session} />
        </div>
      ))}
      {hasMore && (
        <div>
          <Button variant="plain" size="small" onPress={showMore}>
            {messages.showMore}
          </Button>
        </div>
      )}
    </Stack>
  )
}

function PastSession({ session }: { session: LabSession }) {
  const locale = useLocale()
  const sessionTexts = useMessages(labSessionMessages)
  const labTexts = useMessages(labMessages)
  const messages = useMessages(labNotesMessages)
  const time = formatMoment(session.startedAt ?? '', locale)
  const result = missionResult(session, labTexts)
  const facts = historyFacts(session, locale, { ...labTexts, ...sessionTexts }, { hasValues: true })
  return (
    <Disclosure title={time} {...(result !== undefined && { note: result })}>
      <Stack gap={4}>
        <Timeline
          label={messages.timeline(time)}
          events={checkEvents(session, messages).map(({ hints, title, ...event }) => ({
            ...event,
            title: <ContentText>{title}</ContentText>,
            ...(hints !== undefined && { children: hints }),
          }))}
        />
        <FactList facts={facts.filter(({ label }) => label !== labTexts.mission)} />
      </Stack>
    </Disclosure>
  )
}

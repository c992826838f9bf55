import type { LabSession } from '@rampart/contract/entities/labSession'
import { Button } from '@rampart/ui/Button'
import { Inline } from '@rampart/ui/Inline'
import { useMessages } from '@rampart/ui/Language'
import { LinkButton } from '@rampart/ui/LinkButton'
import { RichText } from '@rampart/ui/RichText'
import { Skeleton, SkeletonRegion } from '@rampart/ui/Skeleton'
import { Stack } from '@rampart/ui/Stack'
import { Text } from '@rampart/ui/Text'
import { Suspense, useState } from 'react'
import { copyText } from '../clipboard/copyText.ts'
import { lazyPart } from '../pages/latePart.tsx'
import { RetryAlert } from '../pages/RetryAlert.tsx'
import { useLoadFailure } from '../pages/useLoadFailure.ts'
import { useLab } from './labQueries.ts'
import { labMessages } from './labs.messages.ts'
import { labSessionMessages } from './labSessions.messages.ts'
import { guideId } from './notes/goToSection.ts'
import { labNotesMessages } from './notes/labNotes.messages.ts'
import { shownCredentials } from './sessionTexts.ts'
import { dock } from './SessionGuide.css.ts'
import { filledGuide, runnable } from './terminal/guideValues.ts'
import { sessionValues } from './terminal/sessionVariables.ts'
import type { TerminalCommand } from './terminal/TerminalScreen.tsx'

const TerminalScreen = lazyPart(
  async () => (await import('./terminal/TerminalScreen.tsx')).TerminalScreen,
)

const lines = [
  'A line of the guide holds its place, as long as most of them are, until the real one has come.',
  'A shorter one.',
  'And a third of usual length for a guide.',
]

/**
 * The lab's guide on a session's page, with the session's values, and the terminal. The session can
 * be used without the guide, so its failure is shown as a small message.
 */
export function SessionGuide({
  session,
  jumps,
}: {
  session: LabSession
  /** The ids of the parts below the guide. */
  jumps: readonly ('notebook' | 'debrief')[]
}) {
  const { guide } = useMessages(labMessages)
  const messages = useMessages(labSessionMessages)
  const notes = useMessages(labNotesMessages)
  const query = useLab(session.lab.path)
  const { data: lab } = query
  const { error, ...retry } = useLoadFailure(query)
  const [isOpen, setOpen] = useState(false)
  const [isShown, setShown] = useState(false)
  const [command, setCommand] = useState<TerminalCommand>()
  const isActive = session.status === 'active'
  const values = sessionValues(session)
  const secrets = new Set(
    shownCredentials(session.outputs?.credentials ?? {}).flatMap(({ name, isSecret }) =>
      isSecret ? [name] : [],
    ),
  )
  const html = lab
    ? filledGuide(lab.guide, values, (name) => !isShown && secrets.has(name))
    : undefined
  const run = (text: string) => {
    setCommand({ text })
    setOpen(true)
  }
  return (
    <Stack gap={4}>
      {isActive && (
        <Inline gap={3}>
          {!isOpen && (
            <Button
              onPress={() => {
                setCommand(undefined)
                setOpen(true)
              }}
            >
              {messages.openTerminal}
            </Button>
          )}
          {jumps.map((id) => (
            <LinkButton key={id} variant="plain" href={`#${id}`}>
              {notes[id === 'notebook' ? 'toNotebook' : 'toDebrief']}
            </LinkButton>
          ))}
          {/* After the parts that are there from the start: it arrives with the guide. */}
          {secrets.size > 0 && html !== lab?.guide && (
            <Button variant="plain" onPress={() => setShown(!isShown)}>
              {isShown ? messages.hideSecrets : messages.showSecrets}
            </Button>
          )}
        </Inline>
      )}
      <section id={guideId} aria-label={guide}>
        {html !== undefined && (
          <RichText
            html={html}
            onCopy={(text) => copyText(runnable(text, values))}
            {...(isActive && { onRun: run })}
          />
        )}
        {lab === undefined && !error && (
          <SkeletonRegion isLoading label={messages.loadingGuide}>
            <Skeleton isLoading>
              <Stack gap={3}>
                {lines.map((line) => (
                  <Text key={line} measure="reading">
                    {line}
                  </Text>
                ))}
              </Stack>
            </Skeleton>
          </SkeletonRegion>
        )}
        {(lab === null || error) && (
          <RetryAlert isMinor {...retry}>
            {messages.guideFailed}
          </RetryAlert>
        )}
      </section>
      {isOpen && (
        <div className={dock}>
          <Suspense fallback={null}>
            <TerminalScreen
              session={session}
              command={command}
              onClose={() => {
                setOpen(false)
                setCommand(undefined)
              }}
            />
          </Suspense>
        </div>
      )}
    </Stack>
  )
}

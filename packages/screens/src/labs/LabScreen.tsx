import { Artwork } from '@rampart/ui/Artwork'
import type { Lab } from '@rampart/contract/entities/lab'
import { bestSession } from '@rampart/contract/rules/labMission'
import { isInProgress } from '@rampart/contract/rules/labStatus'
import { DetailLayout } from '@rampart/ui/DetailLayout'
import { domainMessages } from '@rampart/ui/domain'
import { LabHero } from '@rampart/ui/LabHero'
import { useMessages } from '@rampart/ui/Language'
import { lazyOverlay } from '@rampart/ui/LazyOverlay'
import { LinkButton } from '@rampart/ui/LinkButton'
import { MessagePage } from '@rampart/ui/MessagePage'
import { RichText } from '@rampart/ui/RichText'
import { Stack } from '@rampart/ui/Stack'
import { TwoColumnList } from '@rampart/ui/TwoColumnList'
import { Suspense } from 'react'
import { copyText } from '../clipboard/copyText.ts'
import { lazyPart } from '../pages/latePart.tsx'
import { QueryGate } from '../pages/QueryGate.tsx'
import { useSession } from '../session/SessionProvider.tsx'
import { BestResult } from './BestResult.tsx'
import { EndSessionDialog } from './EndSessionDialog.tsx'
import { LabAction } from './LabAction.tsx'
import { LabPrices } from './LabPrices.tsx'
import { useCredits, useLab, useLabSessions, useTimeFactor } from './labQueries.ts'
import { labMessages } from './labs.messages.ts'
import { LabSkeleton } from './LabSkeleton.tsx'
import { labNotesMessages } from './notes/labNotes.messages.ts'
import { lastTimeOf } from './notes/lastTime.ts'
import { useEndInPlace, useCancelIfEnded } from './useEndSession.ts'
import { useFocusAfterLoss } from './useFocusAfterLoss.ts'
import { filledGuide } from './terminal/guideValues.ts'
import { useLaunch } from './useLaunch.ts'

const DurationDialog = lazyOverlay(
  async () => (await import('./DurationDialog.tsx')).DurationDialog,
)
const NotebookSection = lazyPart(
  async () => (await import('./notes/NotebookSection.tsx')).NotebookSection,
)
const DebriefSection = lazyPart(
  async () => (await import('./debrief/DebriefSection.tsx')).DebriefSection,
)

export interface LabScreenProps {
  /** Name of the lab in its address. */
  path: string
  /** Address of signing in, from which a visitor comes back here. */
  signInHref: string
  /** Address of the list of labs, shown if there is no such lab. */
  labsHref: string
  /** Address of a session's page. */
  sessionHref: (sessionId: string) => string
  onOpenSession: (sessionId: string) => void
  /** Address of a lab's page. */
  labHref: (path: string) => string
  /** Address of a course's page. */
  courseHref: (slug: string) => string
}

/** A lab's public page, from which a session can be started (specification §2, §4). */
export function LabScreen({ path, labsHref, ...rest }: LabScreenProps) {
  const messages = useMessages(labMessages)
  return (
    <QueryGate
      query={useLab(path)}
      skeleton={<LabSkeleton />}
      failure={() => ({ title: messages.loadFailed })}
      absent={
        <MessagePage
          title={messages.notFound}
          text={messages.notFoundHelp}
          action={<LinkButton href={labsHref}>{messages.browse}</LinkButton>}
        />
      }
    >
      {(lab) => <LabView lab={lab} {...rest} />}
    </QueryGate>
  )
}

function LabView({
  lab,
  signInHref,
  sessionHref,
  onOpenSession,
  labHref,
  courseHref,
}: Omit<LabScreenProps, 'path' | 'labsHref'> & { lab: Lab }) {
  const messages = useMessages(labMessages)
  const { domains } = useMessages(domainMessages)
  const notes = useMessages(labNotesMessages)
  const { title, description, level, domain, path } = lab
  const isSignedIn = useSession() === 'signed-in'
  const { data: sessions, isPending } = useLabSessions({ isPublicPage: true, isSignedIn })
  const current = isSignedIn
    ? sessions?.find((session) => session.lab.path === path && isInProgress(session.status))
    : undefined
  const own = isSignedIn ? (sessions?.filter((session) => session.lab.path === path) ?? []) : []
  const last = lastTimeOf(own)
  const best = bestSession(own)
  const launch = useLaunch(path, onOpenSession)
  const { end, place } = useEndInPlace()
  useCancelIfEnded(end, sessions)
  // While a dialog is open, the button that opened it may become a banner, or the banner a button.
  useFocusAfterLoss(place, `${current?._id} ${launch.isOpen} ${end.session === undefined}`)
  return (
    <>
      <LabHero
        title={title}
        description={description}
        level={level}
        path={path}
        action={
          <div ref={place} tabIndex={-1}>
            <LabAction
              session={current}
              isChecking={isSignedIn && isPending}
              signInHref={signInHref}
              sessionHref={sessionHref}
              isEnding={end.isPending}
              onLaunch={launch.open}
              onEnd={end.ask}
            />
          </div>
        }
        artwork={<Artwork slug={path} domain={domain} level={level} kind="lab" fit="cover" />}
      />
      <DetailLayout
        side={
          <Stack gap={6}>
            {isSignedIn && <BestResult sessions={own} />}
            <LabPrices domain={domains[domain]} />
          </Stack>
        }
      >
        <TwoColumnList title={messages.requirements} items={lab.requirements} />
        <section aria-label={messages.guide}>
          <RichText html={filledGuide(lab.guide)} onCopy={copyText} />
        </section>
        {own.length > 0 && (
          <Suspense fallback={null}>
            {best?.mission?.solvedAt && (
              <DebriefSection session={best} labHref={labHref} courseHref={courseHref} />
            )}
            <NotebookSection key={path} lab={{ title, level, domain, path }} sessions={own} />
          </Suspense>
        )}
      </DetailLayout>
      <DurationDialog
        purpose="launch"
        labTitle={title}
        {...(last && { note: notes.lastTime(last.solved, last.all) })}
        timeFactor={useTimeFactor(launch.isOpen)}
        sessionHref={current && sessionHref(current._id)}
        credits={useCredits(launch.isOpen).data}
        call={launch}
        isOpen={launch.isOpen}
        onOpenChange={launch.close}
      />
      <EndSessionDialog end={end} />
    </>
  )
}

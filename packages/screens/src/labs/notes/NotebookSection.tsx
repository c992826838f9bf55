import type { LabSession } from '@rampart/contract/entities/labSession'
import { maxNotesLength } from '@rampart/contract/rules/labNotesLimits'
import { LabNotebook } from '@rampart/ui/LabNotebook'
import { useLocale, useMessages } from '@rampart/ui/Language'
import { useMutation } from '@tanstack/react-query'
import { useAdapters } from '../../adapters/AdaptersProvider.tsx'
import { saveFile } from '../../clipboard/saveFile.ts'
import { useNotify } from '../../notifications/NotificationsProvider.tsx'
import { useProblems } from '../../problems/useProblems.ts'
import { labMessages } from '../labs.messages.ts'
import { labProblems } from '../labProblems.ts'
import { formatMoment } from '../sessionTexts.ts'
import { labNotesMessages } from './labNotes.messages.ts'
import { PastSessions } from './PastSessions.tsx'
import { TerminalFiles } from './TerminalFiles.tsx'
import { useNotebook } from './useNotebook.ts'
import { writeUp, writeUpName } from './writeUp.ts'

interface NotebookSectionProps {
  lab: LabSession['lab']
  /** The learner's sessions of the lab, newest first. */
  sessions: readonly LabSession[]
  /** The id of the session whose page this is, and which is not listed again. */
  current?: string
}

/** The learner's notebook of a lab, in a session and after it. */
export function NotebookSection({ lab, sessions, current }: NotebookSectionProps) {
  const messages = { ...useMessages(labMessages), ...useMessages(labNotesMessages) }
  const locale = useLocale()
  const notify = useNotify()
  const { clock } = useAdapters()
  const textOf = useProblems(labProblems)
  const { text, status, copies, notebook } = useNotebook(lab.path)
  const drop = useMutation({
    mutationFn: (id: string) => notebook.drop(id),
    onError: (error) => {
      const message = textOf(error, messages.dropFailed)
      if (message) notify({ tone: 'critical', message })
    },
  })
  const insert = (id: string) => {
    const copy = copies.find(({ _id }) => _id === id)
    if (!copy) return
    notebook.type([text.trimEnd(), copy.text].filter(Boolean).join('\n\n'))
    notify({ tone: 'success', message: messages.inserted })
  }
  const isRead = status !== 'loading' && status !== 'unread'
  return (
    <section id="notebook" tabIndex={-1}>
      <LabNotebook
        text={text}
        status={status}
        maxLength={maxNotesLength}
        copies={copies.map((copy) => ({
          id: copy._id,
          text: copy.text,
          time: formatMoment(copy.keptAt, locale),
          isPending: drop.isPending && drop.variables === copy._id,
        }))}
        onChange={notebook.type}
        onLeave={() => void notebook.flush()}
        onRetry={() => void notebook.retry()}
        onInsert={insert}
        onDrop={drop.mutate}
        {...(isRead && {
          onDownload: () =>
            saveFile(
              writeUpName(lab.path),
              'text/markdown;charset=utf-8',
              writeUp({ lab, notes: text, sessions, now: clock.now(), locale, messages }),
            ),
        })}
        past={
          <>
            <TerminalFiles labPath={lab.path} sessions={sessions} />
            <PastSessions
              sessions={sessions.filter(({ _id, endedAt }) => endedAt !== null && _id !== current)}
            />
          </>
        }
      />
    </section>
  )
}

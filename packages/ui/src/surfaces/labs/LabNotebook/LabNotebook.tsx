import { Check, CloudOff, PencilLine, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useId, useState } from 'react'
import { Alert } from '../../../components/Alert/Alert.tsx'
import { Button } from '../../../components/Button/Button.tsx'
import { Card } from '../../../components/Card/Card.tsx'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { useMessages } from '#language'
import { SegmentedChoice } from '../../../components/SegmentedChoice/SegmentedChoice.tsx'
import { TextArea } from '../../../components/TextArea/TextArea.tsx'
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx'
import type { RootProps } from '../../../rootProps.ts'
import { rootPropsOf } from '../../../rootProps.ts'
import { useKeptFocus } from '../../../useKeptFocus.ts'
import { content, head, states } from './LabNotebook.css.ts'
import { labNotebookMessages } from './LabNotebook.messages.ts'
import { NotebookCopies } from './NotebookCopies.tsx'
import type { NotebookCopy } from './NotebookCopies.tsx'
import { NotebookPreview } from './NotebookPreview.tsx'

export type { NotebookCopy } from './NotebookCopies.tsx'

/**
 * The state of the text. `changed`: it will be saved at the next pause in typing. `offline`,
 * `failed`, `full` (too many other versions) and `too long`: it is kept in the browser only.
 * `unread`: it could not be loaded.
 */
export type NotebookStatus =
  | 'loading'
  | 'unread'
  | 'saved'
  | 'changed'
  | 'saving'
  | 'offline'
  | 'failed'
  | 'full'
  | 'too long'

export interface LabNotebookProps extends RootProps {
  /** In Markdown. */
  text: string
  status: NotebookStatus
  /** The most characters that can be saved; more can be typed. */
  maxLength: number
  /** Texts that were replaced by a newer one from another tab or device, newest first. */
  copies?: readonly NotebookCopy[]
  onChange: (text: string) => void
  /** Called when the focus leaves the field. */
  onLeave?: () => void
  /** Tries again to load the text; used if `status` is `unread`. */
  onRetry: () => void
  /** Inserts a copy into the text. */
  onInsert: (id: string) => void
  /** Deletes a copy permanently. */
  onDrop: (id: string) => void
  /** Saves notes and timeline as a file; without it there is no button. */
  onDownload?: () => void
  /** The results of past sessions of the lab. */
  past?: ReactNode
  /** @default 'Notebook' */
  title?: string
}

/** From this share of the maximum on, the remaining characters are counted. */
const nearEnd = 0.9

/**
 * A learner's own notes of a lab, saved during typing, with versions that were typed elsewhere and
 * the results of past sessions.
 */
export function LabNotebook({
  text,
  status,
  maxLength,
  copies,
  onChange,
  onLeave,
  onRetry,
  onInsert,
  onDrop,
  onDownload,
  past,
  title,
  ...root
}: LabNotebookProps) {
  const messages = useMessages(labNotebookMessages)
  const id = useId()
  const [mode, setMode] = useState<'write' | 'preview'>('write')
  const { place, watch } = useKeptFocus<HTMLDivElement>()
  const left = maxLength - text.length
  const isUnread = status === 'unread'
  return (
    <Card {...rootPropsOf(root)} as="section" aria-labelledby={id}>
      <div {...watch} className={content}>
        <div ref={place} className={head}>
          <Heading level={2} size={20} id={id}>
            {title ?? messages.title}
          </Heading>
          <NotesState status={status} isEmpty={text === ''} />
        </div>
        {isUnread ? (
          <Alert
            tone="critical"
            action={
              <Button variant="outline" size="small" onPress={onRetry}>
                {messages.retry}
              </Button>
            }
          >
            {messages.unread}
          </Alert>
        ) : (
          <>
            <SegmentedChoice
              label={messages.modes.label}
              isLabelHidden
              name={`${id}-mode`}
              value={mode}
              onChange={setMode}
              options={[
                { value: 'write', label: messages.modes.write },
                { value: 'preview', label: messages.modes.preview },
              ]}
            />
            {mode === 'preview' ? (
              <NotebookPreview text={text} />
            ) : (
              <TextArea
                label={messages.label}
                hint={
                  left >= 0 && left < maxLength * (1 - nearEnd)
                    ? messages.left(left)
                    : messages.hint
                }
                placeholder={messages.placeholder}
                value={text}
                onChange={onChange}
                onBlur={onLeave}
                isDisabled={status === 'loading'}
                error={left < 0 ? messages.tooLong(-left) : undefined}
              />
            )}
            <NotebookCopies copies={copies} onInsert={onInsert} onDrop={onDrop} />
          </>
        )}
        {past}
        {onDownload && (
          <div>
            <Button variant="outline" onPress={onDownload}>
              {messages.download}
            </Button>
          </div>
        )}
      </div>
    </Card>
  )
}

const looks = {
  loading: ['quiet', null],
  unread: ['trouble', TriangleAlert],
  saved: ['good', Check],
  changed: ['quiet', PencilLine],
  saving: ['quiet', PencilLine],
  offline: ['trouble', CloudOff],
  failed: ['trouble', TriangleAlert],
  full: ['trouble', TriangleAlert],
  'too long': ['trouble', TriangleAlert],
} as const

/**
 * Reads out only states that need the person's attention: otherwise each save would be read out.
 */
function NotesState({ status, isEmpty }: { status: NotebookStatus; isEmpty: boolean }) {
  const messages = useMessages(labNotebookMessages)
  const [look, Icon] = looks[status]
  const isBlank = isEmpty && status === 'saved'
  const explained = status === 'failed' || status === 'full' ? messages[status] : undefined
  const said = explained ?? (status === 'offline' ? messages.states.offline : '')
  return (
    <>
      <span className={states[isBlank ? 'quiet' : look]} title={explained}>
        {Icon && !isBlank && <Icon size={14} aria-hidden="true" />}
        {isBlank ? messages.states.empty : messages.states[status]}
      </span>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  )
}

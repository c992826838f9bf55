import { Alert } from '../../../components/Alert/Alert.tsx'
import { Button } from '../../../components/Button/Button.tsx'
import { Disclosure } from '../../../components/Disclosure/Disclosure.tsx'
import { Inline } from '../../../components/Inline/Inline.tsx'
import { useMessages } from '#language'
import { Stack } from '../../../components/Stack/Stack.tsx'
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx'
import { copyText } from './LabNotebook.css.ts'
import { labNotebookMessages } from './LabNotebook.messages.ts'

/** A text that was replaced by a newer one. */
export interface NotebookCopy {
  id: string
  text: string
  /** When it was saved, as words. */
  time: string
  /** It is being deleted. @default false */
  isPending?: boolean
}

interface NotebookCopiesProps {
  copies: readonly NotebookCopy[] | undefined
  onInsert: (id: string) => void
  onDrop: (id: string) => void
}

/** The other versions of notes: each can be opened, inserted or deleted. */
export function NotebookCopies({ copies, onInsert, onDrop }: NotebookCopiesProps) {
  const messages = useMessages(labNotebookMessages)
  if (!copies || copies.length === 0) return null
  return (
    <Stack gap={3}>
      <Alert tone="caution" role="status">
        {messages.conflict(copies.length)}
      </Alert>
      {copies.map(({ id, text, time, isPending = false }) => (
        <Disclosure key={id} title={messages.copy(time)}>
          <Stack gap={3}>
            <Inline gap={3}>
              <Button
                variant="outline"
                size="small"
                isDisabled={isPending}
                onPress={() => onInsert(id)}
              >
                {messages.insert}
                <VisuallyHidden>{messages.ofCopy(time)}</VisuallyHidden>
              </Button>
              <Button
                variant="plain"
                size="small"
                tone="critical"
                isPending={isPending}
                pendingLabel={messages.dropping}
                onPress={() => onDrop(id)}
              >
                {messages.drop}
                <VisuallyHidden>{messages.ofCopy(time)}</VisuallyHidden>
              </Button>
            </Inline>
            <p className={copyText}>{text}</p>
          </Stack>
        </Disclosure>
      ))}
    </Stack>
  )
}

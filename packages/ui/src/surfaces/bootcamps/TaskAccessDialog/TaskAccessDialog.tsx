import { useMessages } from '#language'
import { LinkDialog } from '../LinkDialog.tsx'
import type { LinkDialogProps } from '../LinkDialog.tsx'
import { taskAccessDialogMessages } from './TaskAccessDialog.messages.tsx'

export interface TaskAccessDialogProps extends LinkDialogProps {
  /** Title of the bootcamp whose tasks are handed in. */
  bootcampTitle: string
}

/** Asks a participant for the address of the registration, and says that a link is on its way. May be loaded when first needed. */
export function TaskAccessDialog({
  bootcampTitle,
  email,
  onEmailChange,
  ...dialog
}: TaskAccessDialogProps) {
  const messages = useMessages(taskAccessDialogMessages)
  return (
    <LinkDialog
      {...dialog}
      messages={messages}
      help={messages.help(bootcampTitle)}
      email={email}
      onEmailChange={onEmailChange}
      sentTone="success"
    />
  )
}

import { useMessages } from '#language'
import type { RootProps } from '../../../rootProps.ts'
import { LinkDialog } from '../LinkDialog.tsx'
import { taskAccessDialogMessages } from './TaskAccessDialog.messages.tsx'

export interface TaskAccessDialogProps extends RootProps {
  /** Title of the bootcamp that it is about. */
  bootcampTitle: string
  isOpen: boolean
  /** What is typed; the caller keeps it, so that it stays after a failure. */
  email: string
  onEmailChange: (email: string) => void
  /** The request is under way: the dialog cannot be sent again or closed. @default false */
  isPending?: boolean
  /** What is wrong with the address. */
  emailError?: string
  /** Why the request failed. */
  failure?: string
  /** The address that a link was sent to; the dialog then says so. */
  sentTo?: string
  /** Called with `false` by Cancel, Close, the cross, Escape and a press outside. */
  onOpenChange: (isOpen: boolean) => void
  onSubmit: () => void
}

/**
 * Asks a participant for the address that they registered with, and says that a link is on its way.
 * May be loaded when first needed.
 */
export function TaskAccessDialog({ bootcampTitle, ...dialog }: TaskAccessDialogProps) {
  const messages = useMessages(taskAccessDialogMessages)
  return (
    <LinkDialog
      {...dialog}
      messages={messages}
      help={messages.help(bootcampTitle)}
      sentTone="success"
    />
  )
}

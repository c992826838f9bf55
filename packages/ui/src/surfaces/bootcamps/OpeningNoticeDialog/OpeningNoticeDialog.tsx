import { useMessages } from '#language'
import { LinkDialog } from '../LinkDialog.tsx'
import type { LinkDialogProps } from '../LinkDialog.tsx'
import { openingNoticeDialogMessages } from './OpeningNoticeDialog.messages.tsx'

export interface OpeningNoticeDialogProps extends LinkDialogProps {
  /** Title of the bootcamp that is not open yet. */
  bootcampTitle: string
}

/** Asks for an address that is told when a bootcamp opens, and says that it has to be confirmed. May be loaded when first needed. */
export function OpeningNoticeDialog({
  bootcampTitle,
  email,
  onEmailChange,
  ...dialog
}: OpeningNoticeDialogProps) {
  const messages = useMessages(openingNoticeDialogMessages)
  return (
    <LinkDialog
      {...dialog}
      messages={messages}
      help={messages.help(bootcampTitle)}
      email={email}
      onEmailChange={onEmailChange}
      sentTone="info"
    />
  )
}

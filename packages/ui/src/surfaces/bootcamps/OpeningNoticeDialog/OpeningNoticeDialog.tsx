import { useMessages } from '#language'
import { LinkDialog } from '../LinkDialog.tsx'
import type { TaskAccessDialogProps } from '../TaskAccessDialog/TaskAccessDialog.tsx'
import { openingNoticeDialogMessages } from './OpeningNoticeDialog.messages.tsx'

export interface OpeningNoticeDialogProps extends TaskAccessDialogProps {}

/**
 * Asks for the address that gets a mail when a bootcamp opens, and says that it has to be
 * confirmed. May be loaded when first needed.
 */
export function OpeningNoticeDialog({ bootcampTitle, ...dialog }: OpeningNoticeDialogProps) {
  const messages = useMessages(openingNoticeDialogMessages)
  return (
    <LinkDialog
      {...dialog}
      messages={messages}
      help={messages.help(bootcampTitle)}
      sentTone="info"
    />
  )
}

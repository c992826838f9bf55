import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { known } from '../../known.ts'
import type { RootProps } from '../../rootProps.ts'
import { rootPropsOf } from '../../rootProps.ts'
import type { Tone } from '../../tones.ts'
import { toneIcons } from '../../tones.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { useMessages } from '#language'
import { alert, body, close, lead, mark, title as titleStyle, words } from './Alert.css.ts'
import { alertMessages } from './Alert.messages.ts'

export type { Tone }

export interface AlertProps extends RootProps {
  /** The message. */
  children: ReactNode
  /** What it means; shown by an icon too. @default 'info' */
  tone?: Tone
  /** A title above a long message. */
  title?: ReactNode
  /** In place of the icon of the tone. */
  icon?: ReactNode
  /** One button or link that helps with the message. */
  action?: ReactNode
  /**
   * `alert` is read out at once: an error after an action. `status` is read out after what is being
   * read. Leave out for a message that is on the page from the start.
   */
  role?: 'alert' | 'status'
  /** Has a button that removes it. @default false */
  isDismissable?: boolean
  /** Called when the reader has removed it. */
  onDismiss?: () => void
}

/**
 * A message beside what it is about: a failed submit, a piece of information. Stays until the
 * problem is solved or the message is dismissed. For a short notice after an action use
 * `ToastRegion`; for a part of the page that failed to load use `ErrorState`; for the state of
 * something that runs use `StatusBanner`.
 */
export function Alert({
  children,
  tone: wanted = 'info',
  title,
  icon,
  action,
  role,
  isDismissable = false,
  onDismiss,
  ...root
}: AlertProps) {
  const messages = useMessages(alertMessages)
  const [isDismissed, setDismissed] = useState(false)
  const tone = known(toneIcons, wanted, 'info', 'The tone of an Alert')
  const Icon = toneIcons[tone]
  if (isDismissed) return null
  return (
    <div {...rootPropsOf(root)} role={role} className={alert({ tone })}>
      <div className={body}>
        <div className={lead}>
          <span aria-hidden="true" className={mark}>
            {icon ?? <Icon size={20} />}
          </span>
          <div className={words}>
            {title && <p className={titleStyle}>{title}</p>}
            <div>{children}</div>
          </div>
        </div>
        {action}
      </div>
      {isDismissable && (
        <div className={close}>
          <IconButton
            label={messages.dismiss}
            onPress={() => {
              setDismissed(true)
              onDismiss?.()
            }}
          >
            <X size={18} aria-hidden="true" />
          </IconButton>
        </div>
      )}
    </div>
  )
}

import { Check, Copy, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import type { RootProps } from '../../rootProps.ts'
import { rootPropsOf } from '../../rootProps.ts'
import type { ButtonProps } from '../Button/Button.tsx'
import { Button } from '../Button/Button.tsx'
import { useMessages } from '#language'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { label as labelStyle, labels } from './CopyButton.css.ts'
import { copyButtonMessages } from './CopyButton.messages.ts'

export interface CopyButtonProps extends RootProps {
  /** The text that is copied. */
  value: string
  /** Puts the value on the clipboard; a rejection shows that it failed. */
  onCopy: (value: string) => Promise<void>
  /** @default 'Copy' */
  label?: string
  /** What is copied, read out after the label if several such buttons are together: 'password'. */
  what?: ReactNode
  /** Shown and read out after a copy. @default 'Copied' */
  copiedLabel?: string
  /** Shown and read out when copying failed. @default 'Copy failed' */
  failedLabel?: string
  /** How long the outcome shows, in ms. @default 2000 */
  outcomeFor?: number
  /** @default 'soft' */
  variant?: ButtonProps['variant']
  /** @default 'medium' */
  size?: ButtonProps['size']
  /** `full` takes the width of its container. @default 'fit' */
  width?: ButtonProps['width']
}

/** Copies a value; for a moment its label says whether that worked. */
export function CopyButton({
  value,
  onCopy,
  label,
  what,
  copiedLabel,
  failedLabel,
  outcomeFor = 2000,
  variant = 'soft',
  size,
  width,
  ...root
}: CopyButtonProps) {
  const messages = useMessages(copyButtonMessages)
  const copied = copiedLabel ?? messages.copied
  const failed = failedLabel ?? messages.failed
  // Each press makes a new outcome, so that a second one counts its time from the start.
  const [outcome, setOutcome] = useState<{ state: 'copied' | 'failed' }>()
  useEffect(() => {
    if (!outcome) return
    const timer = setTimeout(() => setOutcome(undefined), outcomeFor)
    return () => clearTimeout(timer)
  }, [outcome, outcomeFor])
  const faces = [
    { state: undefined, text: label ?? messages.copy, Icon: Copy },
    { state: 'copied', text: copied, Icon: Check },
    { state: 'failed', text: failed, Icon: X },
  ] as const
  return (
    <>
      <Button
        {...rootPropsOf(root)}
        variant={variant}
        size={size}
        width={width}
        onPress={() =>
          // Called at once, as browsers allow it only during the press. It throws on a page without
          // HTTPS, which has no clipboard.
          void new Promise<void>((resolve) => resolve(onCopy(value))).then(
            () => setOutcome({ state: 'copied' }),
            () => setOutcome({ state: 'failed' }),
          )
        }
      >
        <span className={labels}>
          {faces.map(({ state, text, Icon }) => (
            <span
              key={state ?? 'idle'}
              data-hidden={state === outcome?.state ? undefined : ''}
              className={labelStyle}
            >
              <Icon size={16} aria-hidden="true" />
              {text}
            </span>
          ))}
        </span>
        {what && <VisuallyHidden> {what}</VisuallyHidden>}
      </Button>
      <VisuallyHidden role="status">
        {outcome ? (outcome.state === 'copied' ? copied : failed) : ''}
      </VisuallyHidden>
    </>
  )
}

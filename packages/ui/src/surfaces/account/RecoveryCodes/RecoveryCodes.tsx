import { Download } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Alert } from '../../../components/Alert/Alert.tsx'
import { Button } from '../../../components/Button/Button.tsx'
import { Checkbox } from '../../../components/Checkbox/Checkbox.tsx'
import { CopyButton } from '../../../components/CopyButton/CopyButton.tsx'
import { Inline } from '../../../components/Inline/Inline.tsx'
import { useMessages } from '#language'
import { Stack } from '../../../components/Stack/Stack.tsx'
import type { RootProps } from '../../../rootProps.ts'
import { rootPropsOf } from '../../../rootProps.ts'
import { useArrivalFocus } from '../useArrivalFocus.ts'
import { code as codeStyle, lead, list } from './RecoveryCodes.css.ts'
import { recoveryCodesMessages } from './RecoveryCodes.messages.ts'

export interface RecoveryCodesProps extends RootProps {
  /** The codes, written as they are read and typed. */
  codes: readonly string[]
  /**
   * Someone is about to close without having said that the codes are saved: shows a warning, but
   * does not stop them.
   * @default false
   */
  isLeaving?: boolean
  /** Copies the codes to the clipboard, one a line; a rejection shows that it failed. */
  onCopy: (text: string) => Promise<void>
  /** Has the browser save the codes, one a line, as a file. */
  onDownload: (text: string) => void
  /** Called when the person has saved the codes, or closes without them. */
  onDone: () => void
}

/**
 * Codes for a lost authenticator app, which are shown once: to be copied or downloaded before they
 * are gone. Takes focus when it appears.
 */
export function RecoveryCodes({
  codes,
  isLeaving = false,
  onCopy,
  onDownload,
  onDone,
  ...root
}: RecoveryCodesProps) {
  const messages = useMessages(recoveryCodesMessages)
  const arrival = useArrivalFocus<HTMLParagraphElement>()
  const [isKept, setKept] = useState(false)
  const text = codes.join('\n')
  const isWarned = isLeaving && !isKept
  const warning = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // On a phone it may be below what is in sight.
    if (isWarned) warning.current?.scrollIntoView?.({ block: 'nearest' })
  }, [isWarned])
  return (
    <Stack {...rootPropsOf(root)} gap={5}>
      <p ref={arrival} tabIndex={-1} className={lead}>
        {messages.lead}
      </p>
      <ul role="list" aria-label={messages.list} translate="no" className={list}>
        {codes.map((code) => (
          <li key={code} className={codeStyle}>
            {code}
          </li>
        ))}
      </ul>
      <Inline gap={3}>
        <CopyButton
          value={text}
          onCopy={onCopy}
          label={messages.copy}
          size="small"
          variant="outline"
        />
        <Button size="small" variant="outline" onPress={() => onDownload(`${text}\n`)}>
          <Download size={16} aria-hidden="true" />
          {messages.download}
        </Button>
      </Inline>
      <Checkbox isSelected={isKept} onChange={setKept}>
        {messages.kept}
      </Checkbox>
      {isWarned && (
        <div ref={warning}>
          <Alert
            tone="caution"
            role="alert"
            action={
              <Button size="small" variant="outline" onPress={onDone}>
                {messages.leave}
              </Button>
            }
          >
            {messages.leaving}
          </Alert>
        </div>
      )}
      <Inline justify="end">
        <Button onPress={onDone} isDisabled={!isKept}>
          {messages.done}
        </Button>
      </Inline>
    </Stack>
  )
}

import type { SubmitEvent } from 'react'
import { useRef, useState } from 'react'
import { Alert } from '../../../components/Alert/Alert.tsx'
import { Button } from '../../../components/Button/Button.tsx'
import { CopyButton } from '../../../components/CopyButton/CopyButton.tsx'
import { useFocusFirstError } from '../../../components/FormField/useFocusFirstError.ts'
import { Inline } from '../../../components/Inline/Inline.tsx'
import { useMessages } from '#language'
import { Link } from '../../../components/Link/Link.tsx'
import { OneTimeCodeField } from '../../../components/OneTimeCodeField/OneTimeCodeField.tsx'
import { Stack } from '../../../components/Stack/Stack.tsx'
import type { RootProps } from '../../../rootProps.ts'
import { rootPropsOf } from '../../../rootProps.ts'
import { useArrivalFocus } from '../useArrivalFocus.ts'
import { QrPicture } from './QrPicture.tsx'
import { code as codeStyle, key, label, lead, picture, typed, ways } from './TotpSetup.css.ts'
import { totpSetupMessages } from './TotpSetup.messages.ts'

export interface TotpSetupProps extends RootProps {
  /** The key in Base32, without blanks. */
  secret: string
  /** The key as an `otpauth:` address. */
  uri: string
  /** The address as a QR code: the dark squares of a grid of `size` by `size`, as an SVG path. */
  qr: { size: number; path: string }
  /** What is wrong with fields. A new object moves the focus to the code. */
  errors?: { code?: string } | undefined
  /** Why it failed for another reason; what was typed stays. */
  error?: string | undefined
  /** The code is being checked: it is not sent again. @default false */
  isPending?: boolean
  /** Copies the key to the clipboard; a rejection shows that it failed. */
  onCopy: (secret: string) => Promise<void>
  /** Gets the digits that were typed, six or fewer. */
  onSubmit: (code: string) => void
}

/**
 * Brings a key to an authenticator app, by a picture, by typing or by a link on the same device,
 * and asks for the first code. Takes focus when it appears.
 */
export function TotpSetup({
  secret,
  uri,
  qr,
  errors,
  error,
  isPending = false,
  onCopy,
  onSubmit,
  ...root
}: TotpSetupProps) {
  const messages = useMessages(totpSetupMessages)
  const form = useRef<HTMLFormElement>(null)
  const arrival = useArrivalFocus<HTMLParagraphElement>()
  const [code, setCode] = useState('')
  useFocusFirstError(form, errors)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!isPending) onSubmit(code)
  }
  return (
    <form {...rootPropsOf(root)} ref={form} method="post" noValidate onSubmit={submit}>
      <Stack gap={5}>
        <p ref={arrival} tabIndex={-1} className={lead}>
          {messages.scan}
        </p>
        <div className={ways}>
          <QrPicture {...qr} label={messages.picture} className={picture} />
          <div className={typed}>
            <div>
              <div className={label}>{messages.key}</div>
              <div translate="no" className={key}>
                {secret.replace(/.{4}(?=.)/g, '$& ')}
              </div>
            </div>
            <CopyButton
              value={secret}
              onCopy={onCopy}
              label={messages.copyKey}
              size="small"
              variant="outline"
            />
            <Link href={uri}>{messages.open}</Link>
          </div>
        </div>
        {error && (
          <Alert tone="critical" role="alert">
            {error}
          </Alert>
        )}
        <div className={codeStyle}>
          <OneTimeCodeField
            label={messages.code}
            name="code"
            length={6}
            value={code}
            onChange={setCode}
            hint={messages.codeHint}
            error={errors?.code}
            isRequired
          />
        </div>
        <Inline justify="end">
          <Button type="submit" isPending={isPending}>
            {messages.submit}
          </Button>
        </Inline>
      </Stack>
    </form>
  )
}

import { AuthCard } from '@rampart/ui/AuthCard'
import { useMessages } from '@rampart/ui/Language'
import { Inline } from '@rampart/ui/Inline'
import { Link } from '@rampart/ui/Link'
import { LinkButton } from '@rampart/ui/LinkButton'
import { Stack } from '@rampart/ui/Stack'
import { Text } from '@rampart/ui/Text'
import { Skeleton, SkeletonRegion } from '@rampart/ui/Skeleton'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { RetryAlert } from '../pages/RetryAlert.tsx'
import { useLoadFailure } from '../pages/useLoadFailure.ts'
import { useStepFocus } from '../signin/useStepFocus.ts'
import { useWhenSignedIn } from '../signin/useWhenSignedIn.ts'
import { ConfirmStep } from './ConfirmStep.tsx'
import { DetailsForm } from './DetailsForm.tsx'
import { signUpMessages } from './signUp.messages.ts'
import { emptySignUp } from './signUpRules.ts'
import { useSignUpSetting } from './useSignUp.ts'

/** A registration that waits for the mailed code. */
export interface BegunSignUp {
  registration: string
  email: string
  firstName?: string
  lastName?: string
}

export interface SignUpScreenProps {
  /** `details` asks for the person's details, `confirm` for the mailed code. */
  step: 'details' | 'confirm'
  /**
   * The result of the first step. Needed in the second; undefined while the server's HTML is taken
   * over.
   */
  begun: BegunSignUp | undefined
  signInHref: string
  /** Address of the terms that a new account accepts. */
  termsHref: string
  privacyHref: string
  /** Address of the first step. */
  detailsHref: string
  /** Called when a code was sent, the first or another: its registration is used from now on. */
  onBegun: (begun: BegunSignUp) => void
  /** Called when the account exists, without a session: sign in with this address. */
  onConfirmed: (email: string) => void
  /**
   * Called when there is a session, from this page or an earlier one: open the page that the
   * learner wanted.
   */
  onSignedIn: () => void
}

/** Create Your Account, then Confirm Your Email. An addition to the specification. */
export function SignUpScreen(props: SignUpScreenProps) {
  const { step, begun, onBegun, onSignedIn } = props
  // Kept across the steps: for going back, for another code, and for signing in at the end. The
  // password is only in memory, and gone after a reload.
  const [input, setInput] = useState(emptySignUp)
  if (begun && input === emptySignUp) setInput({ ...emptySignUp, ...begun })
  const page = useStepFocus(step)
  useWhenSignedIn(onSignedIn)
  return (
    <div ref={page}>
      {step === 'confirm' ? (
        <ConfirmStep
          {...props}
          input={input.password && input.email.trim() === begun?.email ? input : undefined}
        />
      ) : (
        <DetailsStep {...props}>
          {(setting) => (
            <DetailsForm
              setting={setting}
              input={input}
              onInputChange={setInput}
              onBegun={onBegun}
            />
          )}
        </DetailsStep>
      )}
    </div>
  )
}

interface DetailsStepProps extends Pick<
  SignUpScreenProps,
  'signInHref' | 'termsHref' | 'privacyHref'
> {
  children: (setting: 'open' | 'invitation') => ReactNode
}

/** The first step, as the operator has set it. */
function DetailsStep({ signInHref, termsHref, privacyHref, children }: DetailsStepProps) {
  const messages = useMessages(signUpMessages)
  const setting = useSignUpSetting()
  const { error, ...retry } = useLoadFailure(setting)
  const signIn = <Link href={signInHref}>{messages.haveAccount}</Link>
  if (setting.data === 'off') {
    return (
      <AuthCard title={messages.title} lead={messages.closed}>
        <LinkButton href={signInHref} width="full">
          {messages.signIn}
        </LinkButton>
      </AuthCard>
    )
  }
  return (
    <AuthCard
      title={messages.title}
      eyebrow={messages.detailsStep}
      lead={setting.data === 'invitation' ? messages.leadInvitation : messages.lead}
      footer={
        <Stack gap={4}>
          {signIn}
          <Stack gap={1}>
            <Text size={14} tone="muted">
              {messages.accepts}
            </Text>
            <Inline gap={4} justify="center">
              {/* In a new tab: what was typed stays here. */}
              <Link href={termsHref} opensNewTab>
                {messages.terms}
              </Link>
              <Link href={privacyHref} opensNewTab>
                {messages.privacy}
              </Link>
            </Inline>
          </Stack>
        </Stack>
      }
    >
      {error ? (
        <RetryAlert {...retry}>{messages.settingFailed}</RetryAlert>
      ) : (
        <SkeletonRegion isLoading={setting.isPending} label={messages.loading}>
          <Skeleton isLoading={setting.isPending}>{children(setting.data ?? 'open')}</Skeleton>
        </SkeletonRegion>
      )}
    </AuthCard>
  )
}

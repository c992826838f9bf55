import type { FactorMethod, PendingSignIn } from '@rampart/contract/entities/secondFactor'
import { AuthCard } from '@rampart/ui/AuthCard'
import { Button } from '@rampart/ui/Button'
import { Inline } from '@rampart/ui/Inline'
import { useMessages } from '@rampart/ui/Language'
import { CodeForm } from './CodeForm.tsx'
import { PasskeyForm } from './PasskeyForm.tsx'
import { secondFactorMessages } from './secondFactor.messages.ts'

interface FactorStepProps {
  email: string
  pending: PendingSignIn
  /** The factor that is asked for. */
  method: FactorMethod
  onMethodChange: (method: FactorMethod) => void
  /** Back to the password; with the reason if this sign-in has ended. */
  onBack: (reason?: string) => void
}

/** Asks for a passkey, a code of the authenticator app, or a recovery code. */
export function FactorStep({ email, pending, method, onMethodChange, onBack }: FactorStepProps) {
  const messages = useMessages(secondFactorMessages)
  const { challenge, methods } = pending
  const words = {
    passkey: { lead: messages.passkeyLead, use: messages.usePasskey },
    totp: { lead: messages.totpLead, use: messages.useApp },
    recovery: { lead: messages.recoveryLead, use: messages.useRecoveryCode },
  }
  const form = {
    email,
    challenge,
    onOver: onBack,
    others: methods
      .filter((offered) => offered !== method)
      .map((other) => ({
        label: words[other].use,
        isPending: false,
        onPress: () => onMethodChange(other),
      })),
  }
  return (
    <AuthCard
      title={messages.factorTitle}
      eyebrow={messages.factorStep}
      lead={words[method].lead}
      footer={
        <Inline justify="center">
          <Button variant="plain" size="small" onPress={() => onBack()}>
            {messages.backToPassword}
          </Button>
        </Inline>
      }
    >
      {method === 'passkey' ? (
        <PasskeyForm {...form} />
      ) : (
        <CodeForm key={method} {...form} method={method} />
      )}
    </AuthCard>
  )
}

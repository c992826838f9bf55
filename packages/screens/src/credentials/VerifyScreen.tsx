import type { CredentialId } from '@rampart/contract/rules/credentialKinds'
import { invalidIdTime } from '@rampart/contract/rules/notificationTimes'
import { useMessages } from '@rampart/ui/Language'
import { PageContainer } from '@rampart/ui/PageContainer'
import { Stack } from '@rampart/ui/Stack'
import { StepList } from '@rampart/ui/StepList'
import { VerifyForm } from '@rampart/ui/VerifyForm'
import { VerifyHero } from '@rampart/ui/VerifyHero'
import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { fieldMessages } from '../problems/fieldProblems.ts'
import { readTypedId } from './readTypedId.ts'
import { verifyMessages } from './verify.messages.ts'

export interface VerifyScreenProps {
  /**
   * Gets a valid ID, in the case in which it was typed: of a certificate, or of a badge, because
   * people have badges on paper as well.
   */
  onVerify: (id: CredentialId) => void
  /** The site's public origin: links that begin with it are recognized. */
  origin: string
  /** Other ways to verify, between the form and the explanation. */
  children?: ReactNode
}

/** The page on which anyone checks a certificate by its ID (specification §2, §5). */
export function VerifyScreen({ onVerify, origin, children }: VerifyScreenProps) {
  const messages = useMessages(verifyMessages)
  const fields = useMessages(fieldMessages)
  // Each refusal is a new object, so that the time of a second one starts from zero.
  const [refusal, setRefusal] = useState<object>()
  useEffect(() => {
    if (!refusal) return
    const timer = setTimeout(() => setRefusal(undefined), invalidIdTime)
    return () => clearTimeout(timer)
  }, [refusal])
  const submit = (typed: string) => {
    const id = readTypedId(typed, origin)
    if (id) onVerify(id)
    else setRefusal({})
  }
  return (
    <>
      <VerifyHero eyebrow={messages.eyebrow} lead={messages.lead}>
        <VerifyForm
          error={refusal && fields.certification_id_invalid}
          onEdit={() => setRefusal(undefined)}
          onSubmit={submit}
        />
      </VerifyHero>
      <PageContainer space="section">
        <Stack gap={12}>
          {children}
          <StepList steps={[messages.findStep, messages.readStep, messages.statusStep]} />
        </Stack>
      </PageContainer>
    </>
  )
}

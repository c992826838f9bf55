import { invalidCertificationIdMessage, isCertificationId } from '@rampart/contract/rules/certificationId'
import { invalidIdTime } from '@rampart/contract/rules/notificationTimes'
import { PageContainer } from '@rampart/ui/PageContainer'
import { Stack } from '@rampart/ui/Stack'
import { StepList } from '@rampart/ui/StepList'
import { VerifyForm } from '@rampart/ui/VerifyForm'
import { VerifyHero } from '@rampart/ui/VerifyHero'
import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'

export interface VerifyScreenProps {
  /** Gets an ID of the right form. */
  onVerify: (certId: string) => void
  /** Other ways to verify, between the form and how it goes. */
  children?: ReactNode
}

const steps = [
  { title: 'Find the ID', text: 'It is printed on every certificate and begins with CSN-. Capitals or not makes no difference.' },
  { title: 'Read the record', text: 'You see the certificate as it was issued: to whom, for which course or bootcamp, and on which day.' },
  { title: 'Know where it stands', text: 'The status comes from the issuer at this moment. A certificate that was taken back says so.' },
]

/** Where anybody checks a certificate by its ID (specification §2, §5). */
export function VerifyScreen({ onVerify, children }: VerifyScreenProps) {
  // Each refusal is a new object, so that a second one counts its time from the start.
  const [refusal, setRefusal] = useState<object>()
  useEffect(() => {
    if (!refusal) return
    const timer = setTimeout(() => setRefusal(undefined), invalidIdTime)
    return () => clearTimeout(timer)
  }, [refusal])
  const submit = (certId: string) => {
    if (isCertificationId(certId)) onVerify(certId)
    else setRefusal({})
  }
  return (
    <>
      <VerifyHero
        eyebrow="Open to anyone · No account needed"
        lead="Enter the ID on a certificate to see whom it was issued to, for what, and whether it still holds."
      >
        <VerifyForm error={refusal && invalidCertificationIdMessage} onEdit={() => setRefusal(undefined)} onSubmit={submit} />
      </VerifyHero>
      <PageContainer space="section">
        <Stack gap={12}>
          {children}
          <StepList steps={steps} />
        </Stack>
      </PageContainer>
    </>
  )
}

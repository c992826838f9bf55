import { VerifyAnything } from '@rampart/screens/credentials/verifyAnything/VerifyAnything.tsx'
import { VerifyScreen } from '@rampart/screens/credentials/VerifyScreen.tsx'
import { useNavigate } from 'react-router-dom'
import { brand, pageTitle } from '../brand.ts'
import { useOrigin } from '../origin.tsx'
import { PageHead } from '../PageHead.tsx'
import { paths } from '../paths.ts'

export function Component() {
  const navigate = useNavigate()
  const origin = useOrigin()
  return (
    <>
      <PageHead
        title={pageTitle('Verify Certificate')}
        description={`Check a certificate from ${brand.name} by its ID or its file: whom it was issued to, for what, and whether it still holds.`}
        path={paths.verifyCertificate}
      />
      <VerifyScreen onVerify={(certId) => void navigate(paths.certificate(certId))}>
        <VerifyAnything origin={origin} certificateHref={paths.certificate} badgeHref={paths.badge} />
      </VerifyScreen>
    </>
  )
}

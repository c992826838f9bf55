import { VerifyAnything } from '@rampart/screens/credentials/verifyAnything/VerifyAnything.tsx'
import { VerifyScreen } from '@rampart/screens/credentials/VerifyScreen.tsx'
import { useMessages } from '@rampart/ui/Language'
import { useNavigate } from 'react-router-dom'
import { brand, pageTitle } from '../brand.ts'
import { useOrigin } from '../origin.tsx'
import { PageHead } from '../PageHead.tsx'
import { paths } from '../paths.ts'
import { routeMessages } from './routes.messages.ts'

export function Component() {
  const { verify, verifyDescription } = useMessages(routeMessages)
  const navigate = useNavigate()
  const origin = useOrigin()
  return (
    <>
      <PageHead title={pageTitle(verify)} description={verifyDescription(brand.name)} path={paths.verifyCertificate} />
      <VerifyScreen onVerify={(certId) => void navigate(paths.certificate(certId))}>
        <VerifyAnything origin={origin} certificateHref={paths.certificate} badgeHref={paths.badge} />
      </VerifyScreen>
    </>
  )
}

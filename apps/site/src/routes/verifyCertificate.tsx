import { paths } from '@rampart/contract/rules/sitePaths'
import { VerifyAnything } from '@rampart/screens/credentials/verifyAnything/VerifyAnything.tsx'
import { VerifyScreen } from '@rampart/screens/credentials/VerifyScreen.tsx'
import { useMessages } from '@rampart/ui/Language'
import { useNavigate } from '../navigation/Router.tsx'
import { PageHead } from '../PageHead.tsx'
import { routeMessages } from './routes.messages.ts'
import { useBrand, useOrigin } from '../settings.tsx'

export function Component() {
  const { verify, verifyDescription } = useMessages(routeMessages)
  const navigate = useNavigate()
  const origin = useOrigin()
  const { name } = useBrand()
  return (
    <>
      <PageHead
        title={verify}
        description={verifyDescription(name)}
        path={paths.verifyCertificate}
      />
      <VerifyScreen origin={origin} onVerify={(id) => navigate(paths.credential(id))}>
        <VerifyAnything origin={origin} credentialHref={paths.credential} />
      </VerifyScreen>
    </>
  )
}

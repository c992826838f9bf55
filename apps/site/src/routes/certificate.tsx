import { CertificateScreen } from '@rampart/screens/credentials/CertificateScreen.tsx'
import { credentialMessages } from '@rampart/screens/credentials/credentials.messages.ts'
import { certificateQuery, useCertificate } from '@rampart/screens/credentials/useCredential.ts'
import { useMessages } from '@rampart/ui/Language'
import { useParams } from 'react-router-dom'
import { brand, pageTitle } from '../brand.ts'
import { CredentialHead } from '../CredentialHead.tsx'
import { useOrigin } from '../origin.tsx'
import { PageHead } from '../PageHead.tsx'
import { paths } from '../paths.ts'
import type { LoadContext } from '../routing.tsx'
import { loadStatus } from './loadStatus.ts'
import { routeMessages } from './routes.messages.ts'

export const load = ({ adapters, queries, params }: LoadContext) =>
  loadStatus(() => queries.fetchQuery(certificateQuery(adapters.credential, params['certId'] ?? '')))

export function Component() {
  const messages = useMessages(routeMessages)
  const credentials = useMessages(credentialMessages)
  const { certId = '' } = useParams()
  const origin = useOrigin()
  const { data: certificate } = useCertificate(certId)
  return (
    <>
      {certificate && <CredentialHead credential={certificate} path={paths.certificate(certificate.csnId)} />}
      {certificate === null && <PageHead title={pageTitle(credentials.certificateNotFound)} noIndex />}
      {certificate === undefined && <PageHead title={pageTitle(messages.certificate)} noIndex />}
      <CertificateScreen
        certId={certId}
        publicUrl={(csnId) => origin + paths.certificate(csnId)}
        organisation={brand.name}
        verifyHref={paths.verifyCertificate}
      />
    </>
  )
}

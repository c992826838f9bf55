import { CertificateScreen } from '@rampart/screens/credentials/CertificateScreen.tsx'
import { certificateQuery, useCertificate } from '@rampart/screens/credentials/useCredential.ts'
import { useParams } from 'react-router-dom'
import { brand, pageTitle } from '../brand.ts'
import { credentialPreview } from '../credentialPreview.ts'
import { useOrigin } from '../origin.tsx'
import { PageHead } from '../PageHead.tsx'
import { paths } from '../paths.ts'
import type { LoadContext } from '../routing.tsx'
import { loadStatus } from './loadStatus.ts'

export const load = ({ adapters, queries, params }: LoadContext) =>
  loadStatus(() => queries.fetchQuery(certificateQuery(adapters.credential, params['certId'] ?? '')))

export function Component() {
  const { certId = '' } = useParams()
  const origin = useOrigin()
  const { data: certificate } = useCertificate(certId)
  return (
    <>
      {certificate && <PageHead {...credentialPreview(certificate, paths.certificate(certificate.csnId))} />}
      {certificate === null && <PageHead title={pageTitle('Certificate Not Found')} noIndex />}
      {certificate === undefined && <PageHead title={pageTitle('Certificate')} noIndex />}
      <CertificateScreen
        certId={certId}
        publicUrl={(csnId) => origin + paths.certificate(csnId)}
        organisation={brand.name}
        verifyHref={paths.verifyCertificate}
      />
    </>
  )
}

import type { CredentialType } from '@rampart/contract/rules/credentialKinds'
import { paths } from '@rampart/contract/rules/sitePaths'
import { credentialProblems } from '@rampart/screens/credentials/credentialProblems.ts'
import { credentialMessages } from '@rampart/screens/credentials/credentials.messages.ts'
import { CredentialScreen } from '@rampart/screens/credentials/CredentialScreen.tsx'
import { credentialQuery, useCredential } from '@rampart/screens/credentials/useCredential.ts'
import { useMessages } from '@rampart/ui/Language'
import { CredentialHead } from '../CredentialHead.tsx'
import { useParams } from '../navigation/Router.tsx'
import { PageHead } from '../PageHead.tsx'
import type { RouteModule } from '../routing.tsx'
import { useBrand, useOrigin } from '../settings.tsx'
import { loadStatus } from './loadStatus.ts'

/** The page of credentials of a kind. */
export function credentialRoute(type: CredentialType): RouteModule {
  function Component() {
    const { name: title } = useMessages(credentialMessages).kinds[type]
    const problems = useMessages(credentialProblems)
    const { credentialId = '' } = useParams()
    const origin = useOrigin()
    const { name } = useBrand()
    const id = { type, credentialId }
    const { data } = useCredential(id)
    return (
      <>
        {data && <CredentialHead credential={data} path={paths.credential(data)} />}
        {data === null && <PageHead title={problems[`${type}_not_found`]} noIndex />}
        {data === undefined && <PageHead title={title} noIndex />}
        <CredentialScreen
          {...id}
          publicUrl={(known) => origin + paths.credential(known)}
          organization={name}
          labHref={paths.lab}
          verifyHref={paths.verifyCertificate}
          courseHref={paths.course}
          bootcampHref={paths.bootcamp}
          labsHref={paths.labTrack}
        />
      </>
    )
  }
  return {
    Component,
    load: ({ adapters, queries, params }) => {
      const id = { type, credentialId: params['credentialId'] ?? '' }
      return loadStatus(() => queries.fetchQuery(credentialQuery(adapters.credential, id)))
    },
  }
}

import { BadgeScreen } from '@rampart/screens/credentials/BadgeScreen.tsx'
import { credentialMessages } from '@rampart/screens/credentials/credentials.messages.ts'
import { badgeQuery, useBadge } from '@rampart/screens/credentials/useCredential.ts'
import { useMessages } from '@rampart/ui/Language'
import { useParams } from 'react-router-dom'
import { brand, pageTitle } from '../brand.ts'
import { CredentialHead } from '../CredentialHead.tsx'
import { PageHead } from '../PageHead.tsx'
import { paths } from '../paths.ts'
import type { LoadContext } from '../routing.tsx'
import { loadStatus } from './loadStatus.ts'
import { routeMessages } from './routes.messages.ts'

export const load = ({ adapters, queries, params }: LoadContext) =>
  loadStatus(() => queries.fetchQuery(badgeQuery(adapters.credential, params['badgeId'] ?? '')))

export function Component() {
  const messages = useMessages(routeMessages)
  const credentials = useMessages(credentialMessages)
  const { badgeId = '' } = useParams()
  const { data: badge } = useBadge(badgeId)
  return (
    <>
      {badge && <CredentialHead credential={badge} path={paths.badge(badge.badgeId)} />}
      {badge === null && <PageHead title={pageTitle(credentials.badgeNotFound)} noIndex />}
      {badge === undefined && <PageHead title={pageTitle(messages.badge)} noIndex />}
      <BadgeScreen badgeId={badgeId} organisation={brand.name} exploreHref={paths.courses} />
    </>
  )
}

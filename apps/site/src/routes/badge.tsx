import { BadgeScreen } from '@rampart/screens/credentials/BadgeScreen.tsx'
import { badgeQuery, useBadge } from '@rampart/screens/credentials/useCredential.ts'
import { useParams } from 'react-router-dom'
import { brand, pageTitle } from '../brand.ts'
import { credentialPreview } from '../credentialPreview.ts'
import { PageHead } from '../PageHead.tsx'
import { paths } from '../paths.ts'
import type { LoadContext } from '../routing.tsx'
import { loadStatus } from './loadStatus.ts'

export const load = ({ adapters, queries, params }: LoadContext) =>
  loadStatus(() => queries.fetchQuery(badgeQuery(adapters.credential, params['badgeId'] ?? '')))

export function Component() {
  const { badgeId = '' } = useParams()
  const { data: badge } = useBadge(badgeId)
  return (
    <>
      {badge && <PageHead {...credentialPreview(badge, paths.badge(badge.badgeId))} />}
      {badge === null && <PageHead title={pageTitle('Badge Not Found')} noIndex />}
      {badge === undefined && <PageHead title={pageTitle('Badge')} noIndex />}
      <BadgeScreen badgeId={badgeId} organisation={brand.name} exploreHref={paths.courses} />
    </>
  )
}

import { bootcampNotFoundMessage, bootcampTitles, isBootcampSlug } from '@rampart/contract/rules/bootcamps'
import type { BootcampSlug } from '@rampart/contract/rules/bootcamps'
import { BootcampTaskScreen } from '@rampart/screens/bootcampTask/BootcampTaskScreen.tsx'
import { Navigate, useParams } from 'react-router-dom'
import { pageTitle } from '../brand.ts'
import { PageHead } from '../PageHead.tsx'
import { paths } from '../paths.ts'
import type { LoadContext } from '../routing.tsx'
import { unknownBootcamp } from './unknownBootcamp.ts'
import { useBootcampAccess } from './useBootcampAccess.ts'

export const load = ({ params }: LoadContext) => Promise.resolve(isBootcampSlug(params['slug'] ?? '') ? 200 : 404)

export function Component() {
  const { slug = '' } = useParams()
  if (isBootcampSlug(slug)) return <Known key={slug} slug={slug} />
  return (
    <>
      <PageHead title={pageTitle(bootcampNotFoundMessage)} noIndex />
      <Navigate to={paths.bootcamps} replace state={unknownBootcamp} />
    </>
  )
}

function Known({ slug }: { slug: BootcampSlug }) {
  const problem = useBootcampAccess(slug)
  const title = bootcampTitles[slug]
  return (
    <>
      <PageHead title={pageTitle(problem ? 'Access Denied' : `${title}: task submission`)} noIndex />
      <BootcampTaskScreen slug={slug} title={title} bootcampHref={paths.bootcamp(slug)} tokenProblem={problem} />
    </>
  )
}

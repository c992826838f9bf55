import { bootcampTitles, isBootcampSlug } from '@rampart/contract/rules/bootcamps'
import type { BootcampSlug } from '@rampart/contract/rules/bootcamps'
import { paths } from '@rampart/contract/rules/sitePaths'
import { bootcampTaskMessages } from '@rampart/screens/bootcampTask/bootcampTask.messages.ts'
import { BootcampTaskScreen } from '@rampart/screens/bootcampTask/BootcampTaskScreen.tsx'
import { taskProblems } from '@rampart/screens/bootcamps/taskProblems.ts'
import { useMessages } from '@rampart/ui/Language'
import { useState } from 'react'
import { Redirect, useParams } from '../navigation/Router.tsx'
import { PageHead } from '../PageHead.tsx'
import type { LoadContext } from '../routing.tsx'
import { routeMessages } from './routes.messages.ts'
import { unknownBootcamp } from './unknownBootcamp.ts'
import { useBootcampAccess } from './useBootcampAccess.ts'

export const load = ({ params }: LoadContext) =>
  Promise.resolve(isBootcampSlug(params['slug'] ?? '') ? 200 : 404)

export function Component() {
  const { bootcamp_not_found: notFound } = useMessages(taskProblems)
  const { slug = '' } = useParams()
  if (isBootcampSlug(slug)) return <Known key={slug} slug={slug} />
  return (
    <>
      <PageHead title={notFound} noIndex />
      <Redirect to={paths.bootcamps} state={unknownBootcamp} />
    </>
  )
}

function Known({ slug }: { slug: BootcampSlug }) {
  const { task } = useMessages(routeMessages)
  const { denied } = useMessages(bootcampTaskMessages)
  const problem = useBootcampAccess(slug)
  const [isDenied, setDenied] = useState(false)
  const title = bootcampTitles[slug]
  return (
    <>
      <PageHead title={problem || isDenied ? denied : task(title)} noIndex />
      <BootcampTaskScreen
        slug={slug}
        title={title}
        bootcampHref={paths.bootcamp(slug)}
        tokenProblem={problem}
        onDeniedChange={setDenied}
      />
    </>
  )
}

import type { Bootcamp } from '@rampart/contract/entities/bootcamp'
import { paths } from '@rampart/contract/rules/sitePaths'
import { BootcampScreen } from '@rampart/screens/bootcamps/BootcampScreen.tsx'
import { BootcampsScreen } from '@rampart/screens/bootcamps/BootcampsScreen.tsx'
import { taskProblems } from '@rampart/screens/bootcamps/taskProblems.ts'
import { useMessages } from '@rampart/ui/Language'
import { useEffect, useState } from 'react'
import { findBootcamp } from '@rampart/contract/bootcamps/bootcamps'
import { useNavigate, useParams } from '../navigation/Router.tsx'
import { PageHead } from '../PageHead.tsx'
import type { LoadContext } from '../routing.tsx'
import { mapLinks } from './mapLinks.ts'
import { useBootcamps } from './useBootcamps.ts'
import { unknownBootcamp } from './unknownBootcamp.ts'
import { useBootcampApplyHref } from '../settings.tsx'

export const load = ({ params }: LoadContext) =>
  Promise.resolve(findBootcamp(params['slug'] ?? '') ? 200 : 404)

export function Component() {
  const { slug = '' } = useParams()
  const bootcamp = findBootcamp(slug)
  // Another bootcamp is another page: nothing of this one's dialog stays.
  return bootcamp ? <Known key={slug} bootcamp={bootcamp} /> : <Unknown />
}

function Known({ bootcamp }: { bootcamp: Bootcamp }) {
  const { title, description, slug } = bootcamp
  const [now] = useState(Date.now)
  return (
    <>
      <PageHead
        title={title}
        description={description}
        path={paths.bootcamp(slug)}
        image={{ src: `/social/bootcamp/${slug}.png`, alt: title }}
      />
      <BootcampScreen
        bootcamp={useBootcamps(now).find((one) => one.slug === slug) ?? bootcamp}
        backHref={paths.bootcamps}
        applyHref={useBootcampApplyHref(slug)}
        now={now}
      />
    </>
  )
}

/**
 * Redirects to the catalogue (specification §2), and shows the same page if scripts do not run,
 * with status 404.
 */
function Unknown() {
  const { bootcamp_not_found: notFound } = useMessages(taskProblems)
  const navigate = useNavigate()
  const [now] = useState(Date.now)
  useEffect(() => navigate(paths.bootcamps, { replace: true, state: unknownBootcamp }), [navigate])
  return (
    <>
      <PageHead title={notFound} noIndex />
      <BootcampsScreen
        bootcamps={useBootcamps(now)}
        bootcampHref={paths.bootcamp}
        now={now}
        mapLinks={mapLinks}
        isUnknown
      />
    </>
  )
}

import { paths } from '@rampart/contract/rules/sitePaths'
import { bootcampMessages } from '@rampart/screens/bootcamps/bootcamps.messages.ts'
import { BootcampsScreen } from '@rampart/screens/bootcamps/BootcampsScreen.tsx'
import { useIsTakenOver } from '@rampart/screens/pages/useIsTakenOver.ts'
import { useMessages } from '@rampart/ui/Language'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from '../navigation/Router.tsx'
import { PageHead } from '../PageHead.tsx'
import { mapLinks } from './mapLinks.ts'
import { routeMessages } from './routes.messages.ts'
import { useBootcamps } from './useBootcamps.ts'
import { unknownBootcamp } from './unknownBootcamp.ts'

export function Component() {
  const { title } = useMessages(bootcampMessages)
  const { bootcampsDescription } = useMessages(routeMessages)
  const { state } = useLocation()
  const navigate = useNavigate()
  const [now] = useState(Date.now)
  const [wasUnknown] = useState(state === unknownBootcamp)
  // The server does not know the state, so it is used only once the page has been taken over.
  const isUnknown = useIsTakenOver() && wasUnknown
  // Shown once: not again after a reload or on the way back.
  useEffect(() => {
    if (isUnknown) navigate(paths.bootcamps, { replace: true, state: null })
  }, [isUnknown, navigate])
  return (
    <>
      <PageHead title={title} description={bootcampsDescription} path={paths.bootcamps} />
      <BootcampsScreen
        bootcamps={useBootcamps(now)}
        bootcampHref={paths.bootcamp}
        now={now}
        mapLinks={mapLinks}
        isUnknown={isUnknown}
      />
    </>
  )
}

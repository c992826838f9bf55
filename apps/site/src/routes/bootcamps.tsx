import { bootcampMessages } from '@rampart/screens/bootcamps/bootcamps.messages.ts'
import { BootcampsScreen } from '@rampart/screens/bootcamps/BootcampsScreen.tsx'
import { useMessages } from '@rampart/ui/Language'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { pageTitle } from '../brand.ts'
import { bootcamps } from '../content/bootcamps.ts'
import { PageHead } from '../PageHead.tsx'
import { paths } from '../paths.ts'
import { routeMessages } from './routes.messages.ts'
import { unknownBootcamp } from './unknownBootcamp.ts'

/** Nothing ever changes. */
const never = () => () => undefined

export function Component() {
  const { title } = useMessages(bootcampMessages)
  const { bootcampsDescription } = useMessages(routeMessages)
  const { state } = useLocation()
  const navigate = useNavigate()
  const [wasUnknown] = useState(state === unknownBootcamp)
  // The server knows nothing of the state; so it counts once the page has been taken over.
  const isUnknown =
    useSyncExternalStore(
      never,
      () => true,
      () => false,
    ) && wasUnknown
  // Said once: not again when the page is loaded anew or come back to.
  useEffect(() => {
    if (isUnknown) void navigate(paths.bootcamps, { replace: true, state: null })
  }, [isUnknown, navigate])
  return (
    <>
      <PageHead title={pageTitle(title)} description={bootcampsDescription} path={paths.bootcamps} />
      <BootcampsScreen bootcamps={bootcamps} bootcampHref={paths.bootcamp} isUnknown={isUnknown} />
    </>
  )
}

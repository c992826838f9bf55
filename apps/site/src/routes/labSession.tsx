import type { LabSession } from '@rampart/contract/entities/labSession'
import { paths } from '@rampart/contract/rules/sitePaths'
import { LabSessionScreen } from '@rampart/screens/labs/LabSessionScreen.tsx'
import { sessionKey } from '@rampart/screens/labs/labQueries.ts'
import { LabSessionSkeleton } from '@rampart/screens/labs/LabSessionSkeleton.tsx'
import { useMessages } from '@rampart/ui/Language'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate, useParams } from '../navigation/Router.tsx'
import { PageHead } from '../PageHead.tsx'
import { RequireSession } from '../RequireSession.tsx'
import { routeMessages } from './routes.messages.ts'

export function Component() {
  const { labSession } = useMessages(routeMessages)
  const { labPath = '', sessionId = '' } = useParams()
  const navigate = useNavigate()
  const [title, setTitle] = useState(labSession)
  // Only looked at here: the screen reads it.
  const { data } = useQuery<LabSession | null>({
    queryKey: sessionKey(sessionId),
    enabled: false,
  })
  const actualPath = data?.lab.path ?? labPath
  // A link may have been put together by hand: the address names the lab whose session it is.
  useEffect(() => {
    if (actualPath !== labPath) navigate(paths.labSession(actualPath, sessionId), { replace: true })
  }, [actualPath, labPath, navigate, sessionId])
  return (
    <>
      <PageHead title={title} noIndex />
      <RequireSession fallback={<LabSessionSkeleton />}>
        <LabSessionScreen
          // Another session is another page: nothing of this one's dialogs and secrets stays.
          key={sessionId}
          sessionId={sessionId}
          sessionsHref={paths.labSessions}
          labHref={paths.lab}
          courseHref={paths.course}
          onEnded={() => navigate(paths.labSessions)}
          onTitleChange={setTitle}
        />
      </RequireSession>
    </>
  )
}

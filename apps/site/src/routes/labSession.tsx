import { paths } from '@rampart/contract/rules/sitePaths'
import { LabSessionScreen } from '@rampart/screens/labs/LabSessionScreen.tsx'
import { LabSessionSkeleton } from '@rampart/screens/labs/LabSessionSkeleton.tsx'
import { useMessages } from '@rampart/ui/Language'
import { useState } from 'react'
import { useNavigate, useParams } from '../navigation/Router.tsx'
import { PageHead } from '../PageHead.tsx'
import { RequireSession } from '../RequireSession.tsx'
import { routeMessages } from './routes.messages.ts'

export function Component() {
  const { labSession } = useMessages(routeMessages)
  const { sessionId = '' } = useParams()
  const navigate = useNavigate()
  const [title, setTitle] = useState(labSession)
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

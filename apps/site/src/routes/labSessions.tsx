import { paths } from '@rampart/contract/rules/sitePaths'
import { labSessionMessages } from '@rampart/screens/labs/labSessions.messages.ts'
import { LabSessionsSkeleton } from '@rampart/screens/labs/LabSessionsPage.tsx'
import { LabSessionsScreen } from '@rampart/screens/labs/LabSessionsScreen.tsx'
import { useMessages } from '@rampart/ui/Language'
import { useState } from 'react'
import { useSearchParams } from '../navigation/Router.tsx'
import { PageHead } from '../PageHead.tsx'
import { RequireSession } from '../RequireSession.tsx'

export function Component() {
  const messages = useMessages(labSessionMessages)
  const [search, setSearch] = useSearchParams()
  const [title, setTitle] = useState(messages.title)
  return (
    <>
      <PageHead title={title} noIndex />
      <RequireSession fallback={<LabSessionsSkeleton />}>
        <LabSessionsScreen
          tab={search.get('tab') === 'history' ? 'history' : 'active'}
          onTabChange={(tab) => setSearch(tab === 'history' ? { tab } : {})}
          labsHref={paths.labs}
          labHref={paths.lab}
          sessionHref={paths.labSession}
          onTitleChange={setTitle}
        />
      </RequireSession>
    </>
  )
}

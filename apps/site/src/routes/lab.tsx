import { paths } from '@rampart/contract/rules/sitePaths'
import { labMessages } from '@rampart/screens/labs/labs.messages.ts'
import { LabScreen } from '@rampart/screens/labs/LabScreen.tsx'
import { labQuery, useLab } from '@rampart/screens/labs/labQueries.ts'
import { useMessages } from '@rampart/ui/Language'
import { useNavigate, useParams } from '../navigation/Router.tsx'
import { PageHead } from '../PageHead.tsx'
import type { LoadContext } from '../routing.tsx'
import { loadStatus } from './loadStatus.ts'
import { routeMessages } from './routes.messages.ts'

export const load = ({ adapters, queries, params }: LoadContext) =>
  loadStatus(() => queries.fetchQuery(labQuery(adapters.lab, params['labPath'] ?? '')))

export function Component() {
  const messages = useMessages(routeMessages)
  const { notFound } = useMessages(labMessages)
  const { labPath = '' } = useParams()
  const navigate = useNavigate()
  const { data: lab } = useLab(labPath)
  return (
    <>
      {lab && (
        <PageHead
          title={lab.title}
          description={lab.description}
          path={paths.lab(labPath)}
          image={{ src: `/social${paths.lab(labPath)}.png`, alt: lab.title }}
        />
      )}
      {lab === null && <PageHead title={notFound} noIndex />}
      {lab === undefined && <PageHead title={messages.lab} />}
      <LabScreen
        // Another lab is another page: nothing of this one's dialogs stays.
        key={labPath}
        path={labPath}
        signInHref={paths.signIn(paths.lab(labPath))}
        labsHref={paths.labs}
        labHref={paths.lab}
        courseHref={paths.course}
        sessionHref={(sessionId) => paths.labSession(labPath, sessionId)}
        onOpenSession={(sessionId) => navigate(paths.labSession(labPath, sessionId))}
      />
    </>
  )
}

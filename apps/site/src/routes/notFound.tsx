import { NotFoundScreen } from '@rampart/screens/pages/NotFoundScreen.tsx'
import { useMessages } from '@rampart/ui/Language'
import { PageHead } from '../PageHead.tsx'
import { routeMessages } from './routes.messages.ts'

export const load = () => Promise.resolve(404)

export function Component() {
  const { notFound } = useMessages(routeMessages)
  return (
    <>
      <PageHead title={notFound} noIndex />
      <NotFoundScreen />
    </>
  )
}

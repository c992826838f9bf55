import { NotFoundScreen } from '@rampart/screens/pages/NotFoundScreen.tsx'
import { pageTitle } from '../brand.ts'
import { PageHead } from '../PageHead.tsx'

export const load = () => Promise.resolve(404)

export function Component() {
  return (
    <>
      <PageHead title={pageTitle('Page not found')} noIndex />
      <NotFoundScreen />
    </>
  )
}

import { ComingScreen } from '@rampart/screens/pages/ComingScreen.tsx'
import { pageTitle } from '../brand.ts'
import { PageHead } from '../PageHead.tsx'

/** An honest page for routes that are not built yet. */
export function Component() {
  return (
    <>
      <PageHead title={pageTitle('Coming soon')} noIndex />
      <ComingScreen />
    </>
  )
}

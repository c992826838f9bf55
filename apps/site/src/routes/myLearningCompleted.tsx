import { CompletedScreen } from '@rampart/screens/mylearning/CompletedScreen.tsx'
import { MyLearningLayout } from '@rampart/screens/mylearning/MyLearningLayout.tsx'
import { pageTitle } from '../brand.ts'
import { useOrigin } from '../origin.tsx'
import { PageHead } from '../PageHead.tsx'
import { paths } from '../paths.ts'
import { RequireSession } from '../RequireSession.tsx'
import { myLearningLinks } from './myLearningLinks.ts'

export function Component() {
  const origin = useOrigin()
  return (
    <>
      <PageHead title={pageTitle('Completed Courses')} noIndex />
      <RequireSession fallback={<MyLearningLayout tab="completed" links={myLearningLinks} />}>
        <CompletedScreen links={myLearningLinks} courseHref={paths.course} courseUrl={(slug) => origin + paths.copiedCourse(slug)} />
      </RequireSession>
    </>
  )
}

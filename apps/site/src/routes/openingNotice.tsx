import { paths } from '@rampart/contract/rules/sitePaths'
import { openingNoticeMessages } from '@rampart/screens/openingNotice/openingNotice.messages.ts'
import { OpeningNoticeScreen } from '@rampart/screens/openingNotice/OpeningNoticeScreen.tsx'
import { useIsTakenOver } from '@rampart/screens/pages/useIsTakenOver.ts'
import { useMessages } from '@rampart/ui/Language'
import { useLocation } from '../navigation/Router.tsx'
import { openingLinkIn } from '../openingLink.ts'
import { PageHead } from '../PageHead.tsx'

export function Component() {
  const { askTitle } = useMessages(openingNoticeMessages)
  const { hash } = useLocation()
  // The server never gets what follows #, so the page shows nothing of it before scripts have taken
  // it over.
  const isTakenOver = useIsTakenOver()
  return (
    <>
      <PageHead title={askTitle} noIndex />
      {isTakenOver && (
        <OpeningNoticeScreen
          link={openingLinkIn(hash)}
          bootcampHref={paths.bootcamp}
          bootcampsHref={paths.bootcamps}
        />
      )}
    </>
  )
}

import { LinkButton } from '@rampart/ui/LinkButton'
import { MessagePage } from '@rampart/ui/MessagePage'

/** Says honestly that a page is not built yet. */
export function ComingScreen() {
  return (
    <MessagePage
      title="This page is on its way"
      text="It is planned and not built yet. Courses and labs are ready to explore."
      action={<LinkButton href="/">Explore Courses and Labs</LinkButton>}
    />
  )
}

import { LinkButton } from '@rampart/ui/LinkButton'
import { MessagePage } from '@rampart/ui/MessagePage'

export function Example() {
  return (
    <MessagePage
      code="404"
      title="No course found"
      text="Please check the URL or try browsing available courses."
      action={<LinkButton href="/explore">Browse courses</LinkButton>}
    />
  )
}

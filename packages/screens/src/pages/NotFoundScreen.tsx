import { NotFoundMessage } from '@rampart/ui/MessagePage'

/** The 404 page (specification §2). */
export function NotFoundScreen() {
  return <NotFoundMessage />
}

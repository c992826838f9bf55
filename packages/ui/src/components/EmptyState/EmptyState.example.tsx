import { EmptyState } from '@rampart/ui/EmptyState'
import { LinkButton } from '@rampart/ui/LinkButton'

export function Example() {
  return (
    <EmptyState
      title="No courses yet"
      drawing="contours"
      action={<LinkButton href="/explore">Browse courses</LinkButton>}
    >
      Courses that you begin appear here.
    </EmptyState>
  )
}

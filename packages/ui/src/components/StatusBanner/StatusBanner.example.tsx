import { LinkButton } from '@rampart/ui/LinkButton'
import { StatusBanner } from '@rampart/ui/StatusBanner'

export function Example() {
  return (
    <StatusBanner
      tone="success"
      isPulsing
      actions={
        <LinkButton href="/sessions/7" size="small" variant="outline">
          Open lab
        </LinkButton>
      }
    >
      Your lab is running.
    </StatusBanner>
  )
}

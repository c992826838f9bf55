import { VisuallyHidden } from '@rampart/ui/VisuallyHidden'

export function Example() {
  return (
    <a href="/courses/zero-trust-foundations">
      Continue <VisuallyHidden>Zero Trust Foundations</VisuallyHidden>
    </a>
  )
}

import { Artwork } from '@rampart/ui/Artwork'

export function Example() {
  return (
    <Artwork
      slug="zero-trust-foundations"
      domain="cybersecurity"
      level="intermediate"
      kind="course"
    />
  )
}

import { Artwork } from '@rampart/ui/Artwork'
import { Button } from '@rampart/ui/Button'
import { LabHero } from '@rampart/ui/LabHero'

export function Example() {
  return (
    <LabHero
      title="Forge a JSON Web Token"
      description="Find out why a signature that nobody checks is no signature."
      domain="Cybersecurity"
      level="intermediate"
      path="labs/jwt-forgery"
      artwork={
        <Artwork slug="jwt-forgery" domain="cybersecurity" level="intermediate" kind="lab" />
      }
      action={<Button>Start Lab</Button>}
    />
  )
}

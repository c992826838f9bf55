import { VerifyForm } from '@rampart/ui/VerifyForm'
import { VerifyHero } from '@rampart/ui/VerifyHero'

export function Example() {
  return (
    <VerifyHero lead="Enter the ID of a certificate to see whether it is genuine.">
      <VerifyForm onSubmit={(id) => location.assign(`/cert/view/${encodeURIComponent(id)}`)} />
    </VerifyHero>
  )
}

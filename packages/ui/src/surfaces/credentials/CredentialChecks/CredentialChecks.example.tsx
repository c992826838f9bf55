import { CredentialChecks } from '@rampart/ui/CredentialChecks'

export function Example() {
  return (
    <CredentialChecks
      verdict="valid"
      headline="This certificate is genuine and valid"
      text="The issuer signed it, nothing was changed since, and it has not been withdrawn."
      checks={[
        { name: 'Signature', outcome: 'passed', words: 'Made with the issuer’s key.' },
        { name: 'Revocation', outcome: 'passed', words: 'Not in the issuer’s list.' },
      ]}
    />
  )
}

import { TotpSetup } from '@rampart/ui/TotpSetup'

export function Example() {
  return (
    <TotpSetup
      secret="JBSWY3DPEHPK3PXP"
      uri="otpauth://totp/Rampart:dana?issuer=Rampart&secret=JBSWY3DPEHPK3PXP"
      qr={{ size: 21, path: 'M0 0h7v7h-7zM14 0h7v7h-7zM0 14h7v7h-7z' }}
      onCopy={(secret) => navigator.clipboard.writeText(secret)}
      onSubmit={() => undefined}
    />
  )
}

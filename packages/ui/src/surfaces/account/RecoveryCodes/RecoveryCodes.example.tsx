import { RecoveryCodes } from '@rampart/ui/RecoveryCodes'

export function Example() {
  return (
    <RecoveryCodes
      codes={['0123-4567-89AB-CDEF', 'GHJK-MNPQ-RSTV-WXYZ']}
      onCopy={(text) => navigator.clipboard.writeText(text)}
      onDownload={() => undefined}
      onDone={() => undefined}
    />
  )
}

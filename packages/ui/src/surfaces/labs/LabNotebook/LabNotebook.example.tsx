import { LabNotebook } from '@rampart/ui/LabNotebook'
import { useState } from 'react'

export function Example() {
  const [text, setText] = useState('The listing shows `website-backup/`.\n\n- Who may list it?')
  return (
    <LabNotebook
      text={text}
      status="saved"
      maxLength={64_000}
      onChange={setText}
      onRetry={() => undefined}
      onInsert={() => undefined}
      onDrop={() => undefined}
      onDownload={() => undefined}
    />
  )
}

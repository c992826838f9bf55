'use client'
import { arabic } from '@rampart/ui/arabic'
import { CopyButton } from '@rampart/ui/CopyButton'
import { Language } from '@rampart/ui/Language'

export function ArabicCopy() {
  return (
    <Language locale="ar" messages={arabic}>
      <CopyButton value="1" onCopy={(text) => navigator.clipboard.writeText(text)} />
    </Language>
  )
}

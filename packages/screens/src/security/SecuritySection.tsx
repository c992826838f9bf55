import { useMessages } from '@rampart/ui/Language'
import { SettingsSection } from '@rampart/ui/SettingsSection'
import { FactorRows } from './FactorRows.tsx'
import { PasskeysRow } from './PasskeysRow.tsx'
import { SessionsRow } from './SessionsRow.tsx'
import { securityMessages } from './security.messages.ts'

/** Who can get into the account. */
export function SecuritySection() {
  const messages = useMessages(securityMessages)
  return (
    <SettingsSection title={messages.title} lead={messages.lead}>
      <PasskeysRow />
      <FactorRows />
      <SessionsRow />
    </SettingsSection>
  )
}

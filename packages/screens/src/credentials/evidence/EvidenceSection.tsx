import { useMessages } from '@rampart/ui/Language'
import { SettingRow } from '@rampart/ui/SettingRow'
import { SettingsSection } from '@rampart/ui/SettingsSection'
import { Switch } from '@rampart/ui/Switch'
import { RetryAlert } from '../../pages/RetryAlert.tsx'
import { useLoadFailure } from '../../pages/useLoadFailure.ts'
import { evidenceMessages } from './evidence.messages.ts'
import { useEvidence, useShowEvidence } from './useEvidence.ts'

/** The setting whether credentials show solved labs, which can be changed at any time. */
export function EvidenceSection() {
  const messages = useMessages(evidenceMessages)
  const query = useEvidence()
  const { data } = query
  const { error, ...retry } = useLoadFailure(query)
  const { mutate, isPending, isError, variables } = useShowEvidence()
  const isShown = data?.consent === 'shown'
  return (
    <SettingsSection title={messages.setting} lead={messages.settingLead}>
      <SettingRow
        title={messages.labs}
        description={data?.consent === 'hidden' ? messages.labsHidden : messages.labsHelp}
        below={
          error && (
            <RetryAlert isMinor {...retry}>
              {messages.loadFailed}
            </RetryAlert>
          )
        }
      >
        {!error && (
          <Switch
            label={messages.labs}
            isLabelHidden
            isSelected={isPending ? variables : isShown}
            onChange={mutate}
            isPending={isPending}
            isDisabled={!data}
            {...(isError && { error: messages.saveFailed })}
          />
        )}
      </SettingRow>
    </SettingsSection>
  )
}

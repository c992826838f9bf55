import { useMessages } from '@rampart/ui/Language'
import { SettingRow } from '@rampart/ui/SettingRow'
import { SettingsSection } from '@rampart/ui/SettingsSection'
import { Switch } from '@rampart/ui/Switch'
import { RetryAlert } from '../../pages/RetryAlert.tsx'
import { evidenceMessages } from './evidence.messages.ts'
import { useEvidence, useShowEvidence } from './useEvidence.ts'

/** Whether credentials show solved labs, to be changed at any time. */
export function EvidenceSection() {
  const messages = useMessages(evidenceMessages)
  const { data, isLoadingError, isFetching, refetch } = useEvidence()
  const { mutate, isPending, isError, variables } = useShowEvidence()
  const isShown = data?.consent === 'shown'
  return (
    <SettingsSection title={messages.setting} lead={messages.settingLead}>
      <SettingRow
        title={messages.labs}
        description={data?.consent === 'hidden' ? messages.labsHidden : messages.labsHelp}
        below={
          isLoadingError && (
            <RetryAlert isMinor onRetry={() => void refetch()} isRetrying={isFetching}>
              {messages.loadFailed}
            </RetryAlert>
          )
        }
      >
        {!isLoadingError && (
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

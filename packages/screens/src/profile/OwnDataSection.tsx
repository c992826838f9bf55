import { Button } from '@rampart/ui/Button'
import { useMessages } from '@rampart/ui/Language'
import { lazyOverlay } from '@rampart/ui/LazyOverlay'
import { SettingRow } from '@rampart/ui/SettingRow'
import { SettingsSection } from '@rampart/ui/SettingsSection'
import { useState } from 'react'
import { profileMessages } from './profile.messages.ts'
import { useDeletion, useExport } from './useOwnData.ts'

const DeleteAccountDialog = lazyOverlay(
  async () => (await import('@rampart/ui/DeleteAccountDialog')).DeleteAccountDialog,
)

/**
 * What the learner can do with all data that the site has about them: download it, or have it
 * deleted.
 */
export function OwnDataSection({ onDeleted }: { onDeleted: () => void }) {
  const messages = useMessages(profileMessages)
  const download = useExport()
  return (
    <SettingsSection title={messages.ownData} lead={messages.ownDataLead}>
      <SettingRow title={messages.download} description={messages.downloadHelp}>
        <Button variant="outline" onPress={() => download.mutate()} isPending={download.isPending}>
          {messages.downloadData}
        </Button>
      </SettingRow>
      <Deletion onDeleted={onDeleted} />
    </SettingsSection>
  )
}

function Deletion({ onDeleted }: { onDeleted: () => void }) {
  const messages = useMessages(profileMessages)
  const [isAsking, setAsking] = useState(false)
  const [missing, setMissing] = useState<{ password: string }>()
  const deletion = useDeletion(onDeleted)
  return (
    <SettingRow title={messages.deletion} description={messages.deletionHelp}>
      <Button
        variant="outline"
        tone="critical"
        onPress={() => setAsking(true)}
        aria-haspopup="dialog"
      >
        {messages.deleteAccount}
      </Button>
      {isAsking && (
        <DeleteAccountDialog
          isOpen
          isPending={deletion.isPending}
          errors={missing ?? deletion.errors.fields}
          error={deletion.errors.form}
          onOpenChange={() => {
            deletion.reset()
            setMissing(undefined)
            setAsking(false)
          }}
          onSubmit={(answer) => {
            setMissing(answer.password ? undefined : { password: messages.passwordMissing })
            if (answer.password) deletion.submit(answer)
            else deletion.reset()
          }}
        />
      )}
    </SettingRow>
  )
}

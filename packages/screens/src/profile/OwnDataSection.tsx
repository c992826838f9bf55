import { Button } from '@rampart/ui/Button'
import { SettingRow } from '@rampart/ui/SettingRow'
import { SettingsSection } from '@rampart/ui/SettingsSection'
import { useState } from 'react'
import { lazyOverlay } from '../shell/lazyOverlay.tsx'
import { useDeletion, useExport } from './useOwnData.ts'

const DeleteAccountDialog = lazyOverlay(
  async () => (await import('@rampart/ui/DeleteAccountDialog')).DeleteAccountDialog,
  ({ onClose }) => onClose(),
)

/** What the learner may do with all that the site holds about them: take it along, or have it deleted. */
export function OwnDataSection({ onDeleted }: { onDeleted: () => void }) {
  const download = useExport()
  return (
    <SettingsSection title="Your data" lead="What is stored about you is yours: take it with you, or have it deleted.">
      <SettingRow title="Download" description="One file (JSON) with your profile, courses, progress, labs, credits and credentials.">
        <Button variant="outline" onPress={() => download.mutate()} isPending={download.isPending}>
          Download my data
        </Button>
      </SettingRow>
      <Deletion onDeleted={onDeleted} />
    </SettingsSection>
  )
}

function Deletion({ onDeleted }: { onDeleted: () => void }) {
  const [isAsking, setAsking] = useState(false)
  const [missing, setMissing] = useState<{ password: string }>()
  const deletion = useDeletion(onDeleted)
  return (
    <SettingRow title="Delete" description="Your account and what you have learned go for good. Certificates and badges can stay.">
      <Button variant="outline" tone="critical" onPress={() => setAsking(true)} aria-haspopup="dialog">
        Delete my account
      </Button>
      {isAsking && (
        <DeleteAccountDialog
          isOpen
          isPending={deletion.isPending}
          errors={missing ?? deletion.errors.fields}
          error={deletion.errors.form}
          onClose={() => {
            deletion.reset()
            setMissing(undefined)
            setAsking(false)
          }}
          onSubmit={(answer) => {
            setMissing(answer.password ? undefined : { password: 'Enter your password.' })
            if (answer.password) deletion.submit(answer)
            else deletion.reset()
          }}
        />
      )}
    </SettingRow>
  )
}

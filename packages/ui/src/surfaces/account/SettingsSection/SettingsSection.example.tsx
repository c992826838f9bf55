import { SettingRow } from '@rampart/ui/SettingRow'
import { SettingsSection } from '@rampart/ui/SettingsSection'
import { Switch } from '@rampart/ui/Switch'
import { useState } from 'react'

export function Example() {
  const [isOn, setOn] = useState(true)
  return (
    <SettingsSection title="Notifications" lead="What we write to you about.">
      <SettingRow title="Weekly summary" description="Every Monday by mail.">
        <Switch label="Weekly summary" isLabelHidden isSelected={isOn} onChange={setOn} />
      </SettingRow>
    </SettingsSection>
  )
}

import { SettingRow } from '@rampart/ui/SettingRow'
import { Switch } from '@rampart/ui/Switch'
import { useState } from 'react'

export function Example() {
  const [isOn, setOn] = useState(true)
  return (
    <SettingRow title="Weekly summary" description="Every Monday by mail.">
      <Switch label="Weekly summary" isLabelHidden isSelected={isOn} onChange={setOn} />
    </SettingRow>
  )
}

import type { Motion, Preferences, Theme } from '@rampart/contract/entities/preferences'
import { SegmentedChoice } from '@rampart/ui/SegmentedChoice'
import { SettingRow } from '@rampart/ui/SettingRow'
import { SettingsSection } from '@rampart/ui/SettingsSection'
import { Monitor, Moon, Sun } from 'lucide-react'
import type { ReactNode } from 'react'

const icon = { size: 16, 'aria-hidden': true } as const

const themes: readonly { value: Theme; label: string; icon: ReactNode }[] = [
  { value: 'system', label: 'System', icon: <Monitor {...icon} /> },
  { value: 'light', label: 'Light', icon: <Sun {...icon} /> },
  { value: 'dark', label: 'Dark', icon: <Moon {...icon} /> },
]

const motions: readonly { value: Motion; label: string }[] = [
  { value: 'system', label: 'System' },
  { value: 'reduced', label: 'Reduced' },
]

/** How the site looks and moves, for this person wherever they sign in; a choice counts at once. */
export function LookSection({ preferences, onChange }: { preferences: Preferences; onChange: (preferences: Preferences) => void }) {
  return (
    <SettingsSection title="Settings" lead="How the site looks. Choices count at once, and follow you to other devices.">
      <SettingRow title="Theme" description="System is light or dark as your device is.">
        <SegmentedChoice
          label="Theme"
          isLabelHidden
          name="theme"
          options={themes}
          value={preferences.theme}
          onChange={(theme) => onChange({ ...preferences, theme })}
        />
      </SettingRow>
      <SettingRow title="Motion" description="Reduced keeps pages still: things fade where they would move.">
        <SegmentedChoice
          label="Motion"
          isLabelHidden
          name="motion"
          options={motions}
          value={preferences.motion}
          onChange={(motion) => onChange({ ...preferences, motion })}
        />
      </SettingRow>
    </SettingsSection>
  )
}

import type { Motion, Preferences, Theme } from '@rampart/contract/entities/preferences'
import { useMessages } from '@rampart/ui/Language'
import { SegmentedChoice } from '@rampart/ui/SegmentedChoice'
import { Select } from '@rampart/ui/Select'
import { SettingRow } from '@rampart/ui/SettingRow'
import { SettingsSection } from '@rampart/ui/SettingsSection'
import { Monitor, Moon, Sun } from 'lucide-react'
import type { ReactNode } from 'react'
import { profileMessages } from './profile.messages.ts'

const icon = { size: 16, 'aria-hidden': true } as const

const themes: readonly { value: Theme; icon: ReactNode }[] = [
  { value: 'system', icon: <Monitor {...icon} /> },
  { value: 'light', icon: <Sun {...icon} /> },
  { value: 'dark', icon: <Moon {...icon} /> },
]

const motions = ['system', 'reduced'] as const satisfies readonly Motion[]

/** The language of the site, and those to choose from, each by its own name. */
export interface ShownLanguage {
  /** BCP 47 tag. */
  value: string
  options: readonly { tag: string; name: string }[]
  onChange: (tag: string) => void
}

/**
 * The look and motion of the site, for this person on every device; a choice takes effect at once.
 */
export function LookSection({
  hasOneMode,
  preferences,
  onChange,
  language,
}: {
  /** The theme cannot be chosen. */
  hasOneMode: boolean
  preferences: Preferences
  onChange: (preferences: Preferences) => void
  language: ShownLanguage | undefined
}) {
  const messages = useMessages(profileMessages)
  return (
    <SettingsSection title={messages.settings} lead={messages.settingsLead}>
      {language && (
        <SettingRow title={messages.language} description={messages.languageHelp}>
          <Select
            label={messages.language}
            isLabelHidden
            options={language.options.map(({ tag, name }) => ({
              value: tag,
              label: name,
              lang: tag,
            }))}
            value={language.value}
            onChange={language.onChange}
          />
        </SettingRow>
      )}
      {!hasOneMode && (
        <SettingRow title={messages.theme} description={messages.themeHelp}>
          <SegmentedChoice
            label={messages.theme}
            isLabelHidden
            name="theme"
            options={themes.map((option) => ({ ...option, label: messages.themes[option.value] }))}
            value={preferences.theme}
            onChange={(theme) => onChange({ ...preferences, theme })}
          />
        </SettingRow>
      )}
      <SettingRow title={messages.motion} description={messages.motionHelp}>
        <SegmentedChoice
          label={messages.motion}
          isLabelHidden
          name="motion"
          options={motions.map((value) => ({ value, label: messages.motions[value] }))}
          value={preferences.motion}
          onChange={(motion) => onChange({ ...preferences, motion })}
        />
      </SettingRow>
    </SettingsSection>
  )
}

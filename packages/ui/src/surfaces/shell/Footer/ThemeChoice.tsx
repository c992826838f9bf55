import { Monitor, Moon, Sun } from 'lucide-react'
import { useId } from 'react'
import { useMessages } from '#language'
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx'
import { theme as themeStyle, themeInput, themeOption } from './Footer.css.ts'
import { footerMessages } from './Footer.messages.ts'

/** `system` follows the device. */
export type ThemeName = 'system' | 'light' | 'dark'

export interface ThemeChoiceProps {
  value: ThemeName
  onChange: (value: ThemeName) => void
}

const options = [
  { value: 'system', Icon: Monitor },
  { value: 'light', Icon: Sun },
  { value: 'dark', Icon: Moon },
] as const

/** Light, dark or as the device: one choice of three, by arrow keys too. */
export function ThemeChoice({ value: chosen, onChange }: ThemeChoiceProps) {
  const name = useId()
  const messages = useMessages(footerMessages)
  return (
    <div role="radiogroup" aria-label={messages.theme} className={themeStyle}>
      {options.map(({ value, Icon }) => (
        <label key={value} title={messages.themes[value]} className={themeOption}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={value === chosen}
            onChange={() => onChange(value)}
            className={themeInput}
          />
          <Icon size={18} aria-hidden="true" />
          <VisuallyHidden>{messages.themes[value]}</VisuallyHidden>
        </label>
      ))}
    </div>
  )
}

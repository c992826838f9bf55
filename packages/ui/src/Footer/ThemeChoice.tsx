import { Monitor, Moon, Sun } from 'lucide-react'
import { useId } from 'react'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { theme as themeStyle, themeInput, themeOption } from './Footer.css.ts'

/** `system` follows the device. */
export type ThemeName = 'system' | 'light' | 'dark'

export interface ThemeChoiceProps {
  value: ThemeName
  onChange: (value: ThemeName) => void
}

const options = [
  { value: 'system', label: 'As the device', Icon: Monitor },
  { value: 'light', label: 'Light', Icon: Sun },
  { value: 'dark', label: 'Dark', Icon: Moon },
] as const

/** Light, dark or as the device: one choice of three, by arrow keys too. */
export function ThemeChoice({ value: chosen, onChange }: ThemeChoiceProps) {
  const name = useId()
  return (
    <div role="radiogroup" aria-label="Theme" className={themeStyle}>
      {options.map(({ value, label, Icon }) => (
        <label key={value} title={label} className={themeOption}>
          <input type="radio" name={name} value={value} checked={value === chosen} onChange={() => onChange(value)} className={themeInput} />
          <Icon size={18} aria-hidden="true" />
          <VisuallyHidden>{label}</VisuallyHidden>
        </label>
      ))}
    </div>
  )
}

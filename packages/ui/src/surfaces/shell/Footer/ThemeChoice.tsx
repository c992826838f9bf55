import type { LucideIcon } from 'lucide-react'
import { Monitor, Moon, Sun } from 'lucide-react'
import { useId, useRef } from 'react'
import { useMessages } from '#language'
import { useEarlyInput } from '../../../components/FormField/useEarlyInput.ts'
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

/** Light, dark or the device's theme: one choice of three, by arrow keys too. */
export function ThemeChoice({ value: chosen, onChange }: ThemeChoiceProps) {
  const name = useId()
  const messages = useMessages(footerMessages)
  return (
    <div role="radiogroup" aria-label={messages.theme} className={themeStyle}>
      {options.map((option) => (
        <ThemeOption
          key={option.value}
          {...option}
          name={name}
          label={messages.themes[option.value]}
          isChosen={option.value === chosen}
          onChoose={() => onChange(option.value)}
        />
      ))}
    </div>
  )
}

interface ThemeOptionProps {
  value: ThemeName
  Icon: LucideIcon
  name: string
  label: string
  isChosen: boolean
  onChoose: () => void
}

function ThemeOption({ value, Icon, name, label, isChosen, onChoose }: ThemeOptionProps) {
  const input = useRef<HTMLInputElement>(null)
  useEarlyInput(input, ({ checked }) => {
    if (checked && !isChosen) onChoose()
  })
  return (
    <label title={label} className={themeOption}>
      <input
        ref={input}
        type="radio"
        name={name}
        value={value}
        checked={isChosen}
        autoComplete="off"
        onChange={onChoose}
        className={themeInput}
      />
      <Icon size={18} aria-hidden="true" />
      <VisuallyHidden>{label}</VisuallyHidden>
    </label>
  )
}

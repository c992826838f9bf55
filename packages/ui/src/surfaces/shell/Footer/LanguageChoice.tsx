import { ChevronDown, Languages } from 'lucide-react'
import { useRef } from 'react'
import { useMessages } from '#language'
import { useEarlyInput } from '../../../components/FormField/useEarlyInput.ts'
import {
  language as languageStyle,
  languageApply,
  languageArrow,
  languageSelect,
} from './Footer.css.ts'
import { footerMessages } from './Footer.messages.ts'

/** A language to choose. */
export interface LanguageOption {
  /** BCP 47 tag. */
  tag: string
  /** Name in the language itself. */
  name: string
}

export interface LanguageChoiceProps {
  /** Tag of the page's language. */
  value: string
  options: readonly LanguageOption[]
  onChange: (tag: string) => void
  /** Address that takes the choice by POST, as `language`, if scripts do not run. */
  action: string
}

/**
 * The page's language in the browser's own picker, each language by its own name. Without scripts a
 * button sends the choice.
 */
export function LanguageChoice({ value, options, onChange, action }: LanguageChoiceProps) {
  const messages = useMessages(footerMessages)
  const select = useRef<HTMLSelectElement>(null)
  useEarlyInput(select, (element) => {
    // If the language is not offered, the browser shows the first one by itself.
    if (element.value !== value && options.some(({ tag }) => tag === value)) onChange(element.value)
  })
  return (
    <form method="post" action={action} className={languageStyle}>
      <Languages size={18} aria-hidden="true" />
      <select
        ref={select}
        name="language"
        aria-label={messages.language}
        value={value}
        // A choice on an earlier page is not used here.
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
        className={languageSelect}
      >
        {options.map(({ tag, name }) => (
          <option key={tag} value={tag} lang={tag}>
            {name}
          </option>
        ))}
      </select>
      <ChevronDown size={16} aria-hidden="true" className={languageArrow} />
      <noscript>
        <button type="submit" className={languageApply}>
          {messages.applyLanguage}
        </button>
      </noscript>
    </form>
  )
}

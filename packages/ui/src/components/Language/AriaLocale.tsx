import type { ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { useLocale } from '#language'

/**
 * Tells React Aria the language around it; without it React Aria takes the browser's language, and
 * arrow keys may go the wrong way.
 */
export function AriaLocale({ children }: { children: ReactNode }) {
  return <I18nProvider locale={useLocale()}>{children}</I18nProvider>
}

import type { ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { useLocale } from './Language.tsx'

/** Tells React Aria the language around it; by itself it would take the browser's, and turn arrow keys the wrong way. */
export function AriaLocale({ children }: { children: ReactNode }) {
  return <I18nProvider locale={useLocale()}>{children}</I18nProvider>
}

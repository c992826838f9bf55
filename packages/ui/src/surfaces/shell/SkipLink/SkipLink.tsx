import { useMessages } from '../../../components/Language/Language.tsx'
import { skipLink } from './SkipLink.css.ts'
import { skipLinkMessages } from './SkipLink.messages.ts'

export interface SkipLinkProps {
  /** @default 'Skip to content' */
  children?: string
  /** Address of the main content, on this page. @default '#content' */
  href?: string
}

/** First stop of the keyboard on a page: leads past the bar. Seen only while it has focus. `AppShell` brings one. */
export function SkipLink({ children, href = '#content' }: SkipLinkProps) {
  const messages = useMessages(skipLinkMessages)
  return (
    <a href={href} className={skipLink}>
      {children ?? messages.skip}
    </a>
  )
}

import { useMessages } from '#language'
import type { RootProps } from '../../../rootProps.ts'
import { rootPropsOf } from '../../../rootProps.ts'
import { skipLink } from './SkipLink.css.ts'
import { skipLinkMessages } from './SkipLink.messages.ts'

export interface SkipLinkProps extends RootProps {
  /** @default 'Skip to content' */
  children?: string
  /** Address of the main content, on this page. @default '#content' */
  href?: string
}

/**
 * First stop of the keyboard on a page: leads past the bar. Seen only while it has focus.
 * `AppShell` brings one.
 */
export function SkipLink({ children, href = '#content', ...root }: SkipLinkProps) {
  const messages = useMessages(skipLinkMessages)
  return (
    <a {...rootPropsOf(root)} href={href} className={skipLink}>
      {children ?? messages.skip}
    </a>
  )
}

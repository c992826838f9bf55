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
 * The first stop of the keyboard on a page: a link to the content after the bar. Visible only while
 * it has focus. `AppShell` has one.
 */
export function SkipLink({ children, href = '#content', ...root }: SkipLinkProps) {
  const messages = useMessages(skipLinkMessages)
  return (
    <a {...rootPropsOf(root)} href={href} className={skipLink}>
      {children ?? messages.skip}
    </a>
  )
}

import { useMessages } from '#language'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { linkMessages } from './Link.messages.ts'

/**
 * Says to screen readers that a link opens in a new tab; put it after its words. Goes with
 * `newTab`.
 */
export function NewTabNote() {
  return <VisuallyHidden> {useMessages(linkMessages).opensInNewTab}</VisuallyHidden>
}

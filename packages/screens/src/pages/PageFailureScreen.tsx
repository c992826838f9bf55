import { Button } from '@rampart/ui/Button'
import { useMessages } from '@rampart/ui/Language'
import { LinkButton } from '@rampart/ui/LinkButton'
import { MessagePage } from '@rampart/ui/MessagePage'
import { pageMessages } from './pages.messages.ts'

export interface PageFailureScreenProps {
  /** `unavailable`: the page's code could not be loaded. `fault`: it failed while it was drawn. */
  kind: 'unavailable' | 'fault'
  homeHref: string
  /** Tries again: loads the code, or reloads the page. */
  onRetry: () => void
}

/** Takes the place of a page; header and footer are around it. */
export function PageFailureScreen({ kind, homeHref, onRetry }: PageFailureScreenProps) {
  const messages = useMessages(pageMessages)
  const { title, text, retry } = messages.failures[kind]
  return (
    <MessagePage
      isAlert
      title={title}
      text={text}
      action={
        <>
          <Button onPress={onRetry}>{retry}</Button>
          <LinkButton href={homeHref} variant="outline">
            {messages.home}
          </LinkButton>
        </>
      }
    />
  )
}

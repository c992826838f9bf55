import { Button } from '@rampart/ui/Button'
import { LinkButton } from '@rampart/ui/LinkButton'
import { MessagePage } from '@rampart/ui/MessagePage'

export interface PageFailureScreenProps {
  /** `unavailable`: the page's code could not be loaded. `fault`: it failed while it was drawn. */
  kind: 'unavailable' | 'fault'
  homeHref: string
  /** Tries again: loads the code, or the whole page anew. */
  onRetry: () => void
}

const words = {
  unavailable: { title: 'This page could not be loaded', text: 'Check your connection and try again.', retry: 'Try Again' },
  fault: { title: 'Something went wrong', text: 'This page has met a fault of ours. Loading it anew often helps.', retry: 'Reload Page' },
}

/** Stands where a page would; header and footer are around it. */
export function PageFailureScreen({ kind, homeHref, onRetry }: PageFailureScreenProps) {
  const { title, text, retry } = words[kind]
  return (
    <MessagePage
      isAlert
      title={title}
      text={text}
      action={
        <>
          <Button onPress={onRetry}>{retry}</Button>
          <LinkButton href={homeHref} variant="outline">
            Back to Home
          </LinkButton>
        </>
      }
    />
  )
}

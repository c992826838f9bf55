import { Button } from '@rampart/ui/Button'
import { useMessages } from '@rampart/ui/Language'
import { LinkButton } from '@rampart/ui/LinkButton'
import { MessagePage } from '@rampart/ui/MessagePage'
import { useCallback, useEffect } from 'react'
import { pageMessages } from './pages.messages.ts'

export interface PageFailureScreenProps {
  /** `unavailable`: the page's code could not be loaded. `fault`: rendering it failed. */
  kind: 'unavailable' | 'fault'
  homeHref: string
  /** Tries again: loads the code, or reloads the page. */
  onRetry: () => void
}

/**
 * Replaces a page; header and footer are around it. Code that could not be loaded is tried again
 * when the connection is back.
 */
export function PageFailureScreen({ kind, homeHref, onRetry }: PageFailureScreenProps) {
  const messages = useMessages(pageMessages)
  const { title, text, retry: label } = messages.failures[kind]
  const retry = useCallback(() => {
    // The button disappears with the failure.
    const content = document.getElementById('content')
    if (content?.contains(document.activeElement)) content.focus({ preventScroll: true })
    onRetry()
  }, [onRetry])
  useEffect(() => {
    if (kind !== 'unavailable') return
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [kind, retry])
  return (
    <MessagePage
      isAlert
      title={title}
      text={text}
      action={
        <>
          <Button onPress={retry}>{label}</Button>
          <LinkButton href={homeHref} variant="outline">
            {messages.home}
          </LinkButton>
        </>
      }
    />
  )
}

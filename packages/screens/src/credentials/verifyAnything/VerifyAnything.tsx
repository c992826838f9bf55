import { ErrorState } from '@rampart/ui/ErrorState'
import { Heading } from '@rampart/ui/Heading'
import { useMessages } from '@rampart/ui/Language'
import { Spinner } from '@rampart/ui/Spinner'
import { Text } from '@rampart/ui/Text'
import { useEffect, useState } from 'react'
import type { ComponentType } from 'react'
import { usePressFocus } from '../../pages/usePressFocus.ts'
import { verifyMessages } from '../verify.messages.ts'
import { frame, head, place, placeholder } from './VerifyAnything.css.ts'
import type { VerifyAnythingPanelProps } from './VerifyAnythingPanel.tsx'

/** Larger than the page around it, so it is loaded afterwards. */
const loadPanel = async () => (await import('./VerifyAnythingPanel.tsx')).VerifyAnythingPanel

export interface VerifyAnythingProps extends VerifyAnythingPanelProps {
  /** Loads the part. @default from the site */
  load?: () => Promise<ComponentType<VerifyAnythingPanelProps>>
}

/**
 * The ways to verify besides the ID form: files, links, lists. Its space is there at once; the part
 * is loaded after the page.
 */
export function VerifyAnything({ load = loadPanel, ...props }: VerifyAnythingProps) {
  const messages = useMessages(verifyMessages)
  const [attempt, setAttempt] = useState(0)
  const keepFocus = usePressFocus()
  const [loaded, setLoaded] = useState<{
    attempt: number
    Panel: ComponentType<VerifyAnythingPanelProps> | null
  }>()
  useEffect(() => {
    let isLeft = false
    load().then(
      (Panel) => !isLeft && setLoaded({ attempt, Panel }),
      () => !isLeft && setLoaded({ attempt, Panel: null }),
    )
    return () => {
      isLeft = true
    }
  }, [load, attempt])
  const Panel = loaded?.Panel
  return (
    <section aria-labelledby="verify-anything" className={frame}>
      <div className={head}>
        <Heading level={2} size={24} id="verify-anything">
          {messages.anything}
        </Heading>
        <Text tone="muted" measure="reading">
          {messages.anythingLead}
        </Text>
      </div>
      <div className={place}>
        {Panel === undefined && (
          <div className={placeholder}>
            <Spinner label={messages.loading} />
          </div>
        )}
        {Panel && <Panel {...props} />}
        {Panel === null && (
          <ErrorState
            title={messages.partFailed}
            headingLevel={3}
            onRetry={() => {
              keepFocus()
              setAttempt(attempt + 1)
            }}
            isRetrying={loaded?.attempt !== attempt}
          >
            {messages.partFailedHelp}
          </ErrorState>
        )}
      </div>
    </section>
  )
}

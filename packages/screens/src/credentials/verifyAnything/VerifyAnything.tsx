import { ErrorState } from '@rampart/ui/ErrorState'
import { Heading } from '@rampart/ui/Heading'
import { Spinner } from '@rampart/ui/Spinner'
import { Text } from '@rampart/ui/Text'
import { useEffect, useState } from 'react'
import type { ComponentType } from 'react'
import { frame, head, place, placeholder } from './VerifyAnything.css.ts'
import type { VerifyAnythingPanelProps } from './VerifyAnythingPanel.tsx'

/** Heavier than the page around it, so that it comes afterwards. */
const loadPanel = async () => (await import('./VerifyAnythingPanel.tsx')).VerifyAnythingPanel

export interface VerifyAnythingProps extends VerifyAnythingPanelProps {
  /** Loads the part that does it. @default from the site */
  load?: () => Promise<ComponentType<VerifyAnythingPanelProps>>
}

/** The ways to verify beside the ID form: files, links, lists. Its place is there at once, what fills it comes after the page. */
export function VerifyAnything({ load = loadPanel, ...props }: VerifyAnythingProps) {
  const [attempt, setAttempt] = useState(0)
  const [loaded, setLoaded] = useState<{ attempt: number; Panel: ComponentType<VerifyAnythingPanelProps> | null }>()
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
          Or check a file, a link or a whole list
        </Heading>
        <Text tone="muted" measure="reading">
          Every certificate and badge carries the issuer’s signature. Give the file that you were sent, and see whether a single letter of it was changed.
        </Text>
      </div>
      <div className={place}>
        {Panel === undefined && (
          <div className={placeholder}>
            <Spinner label="Loading" />
          </div>
        )}
        {Panel && <Panel {...props} />}
        {Panel === null && (
          <ErrorState
            title="This part of the page could not be loaded"
            headingLevel={3}
            onRetry={() => setAttempt(attempt + 1)}
            isRetrying={loaded?.attempt !== attempt}
          >
            Check the connection and try again. The form above works without it.
          </ErrorState>
        )}
      </div>
    </section>
  )
}

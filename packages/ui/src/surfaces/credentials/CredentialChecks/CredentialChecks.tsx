import type { ReactNode } from 'react'
import { useId } from 'react'
import { Button } from '../../../components/Button/Button.tsx'
import { Card } from '../../../components/Card/Card.tsx'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { useMessages } from '#language'
import type { RootProps } from '../../../rootProps.ts'
import { rootPropsOf } from '../../../rootProps.ts'
import type { CheckLine } from './CheckList.tsx'
import { CheckList } from './CheckList.tsx'
import { body, foot, head, medal, retry, words } from './CredentialChecks.css.ts'
import { credentialChecksMessages } from './CredentialChecks.messages.ts'
import type { CredentialVerdict } from './VerdictMark.tsx'
import { VerdictMark, verdictLook, verdictTone } from './VerdictMark.tsx'

export type { CheckLine, CheckOutcome } from './CheckList.tsx'
export type { CredentialVerdict } from './VerdictMark.tsx'

export interface CredentialChecksProps extends RootProps {
  /** The result of all checks; `checking` while they run. */
  verdict: CredentialVerdict
  /** The verdict in a few words: 'This certificate is genuine and valid'. */
  headline: string
  /** What it means, in one sentence. */
  text: string
  /** The single checks, in their order; with none the list is left out. */
  checks: readonly CheckLine[]
  /**
   * Checks again; give it if another result is possible. The button is busy while the verdict is
   * `checking`.
   */
  onRetry?: () => void
  /** Links and buttons about the credential, such as its files, at the bottom. */
  actions?: ReactNode
  /** Heading level of the headline. @default 2 */
  headingLevel?: 2 | 3 | 4
}

/**
 * The result of checking a signed credential: first the verdict, by icon, words and color, then
 * each check in plain words. A verdict that comes later is read out. For the facts of a credential
 * use `CredentialDetails`.
 */
export function CredentialChecks({
  verdict,
  headline,
  text,
  checks,
  onRetry,
  actions,
  headingLevel = 2,
  ...root
}: CredentialChecksProps) {
  const id = useId()
  const messages = useMessages(credentialChecksMessages)
  return (
    <Card {...rootPropsOf(root)} as="section" aria-labelledby={id} padding="none">
      <div className={head({ tone: verdictTone[verdict] })}>
        <span className={medal({ look: verdictLook(verdict) })}>
          <VerdictMark verdict={verdict} />
        </span>
        <div role="status" className={words}>
          <Heading level={headingLevel} size={20} id={id}>
            {headline}
          </Heading>
          <p>{text}</p>
        </div>
        {onRetry && (
          <div className={retry}>
            <Button
              onPress={onRetry}
              isPending={verdict === 'checking'}
              variant="outline"
              size="small"
            >
              {messages.retry}
            </Button>
          </div>
        )}
      </div>
      {(checks.length > 0 || actions) && (
        <div className={body}>
          {checks.length > 0 && <CheckList checks={checks} />}
          {actions && <div className={foot}>{actions}</div>}
        </div>
      )}
    </Card>
  )
}

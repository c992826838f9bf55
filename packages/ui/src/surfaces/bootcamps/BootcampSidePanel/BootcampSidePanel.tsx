import { Download } from 'lucide-react'
import { useId } from 'react'
import type { RootProps } from '../../../rootProps.ts'
import { rootPropsOf } from '../../../rootProps.ts'
import type { BootcampStatus } from '../BootcampCard/bootcampStatus.ts'
import { bootcampTones } from '../BootcampCard/bootcampStatus.ts'
import { Button } from '../../../components/Button/Button.tsx'
import { Card } from '../../../components/Card/Card.tsx'
import type { Fact } from '../../../components/FactList/FactList.tsx'
import { FactList } from '../../../components/FactList/FactList.tsx'
import { useMessages } from '#language'
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx'
import { actions, content, headline, hint, mark, quiet, sentence } from './BootcampSidePanel.css.ts'
import { bootcampSidePanelMessages } from './BootcampSidePanel.messages.ts'

export type { BootcampStatus }

export interface BootcampSidePanelProps extends RootProps {
  /** Decides what the panel says and offers. */
  status: BootcampStatus
  /** Length, first and last day. */
  facts: readonly Fact[]
  /** Where applications go: a page (opens in a new tab) or a `mailto:` address. Used while open. */
  applyHref: string
  /**
   * The curriculum's file and the name that it is saved under; without one there is nothing to
   * download.
   */
  brochure?: { href: string; name: string }
  /** Called when somebody wants to be told when it opens; the offer is shown if this is given. */
  onAskNotice?: () => void
  /**
   * Called when a participant asks for the way to the tasks: 'Submit Tasks' while running, a quiet
   * line otherwise.
   */
  onSubmitTasks: () => void
}

/**
 * What a visitor can do about a bootcamp, by its status: apply, submit tasks, download the
 * curriculum.
 */
export function BootcampSidePanel({
  status,
  facts,
  applyHref,
  brochure,
  onAskNotice,
  onSubmitTasks,
  ...root
}: BootcampSidePanelProps) {
  const id = useId()
  const messages = useMessages(bootcampSidePanelMessages)
  return (
    <Card {...rootPropsOf(root)} as="section" aria-labelledby={`${id}-headline`}>
      <div className={content}>
        <div>
          <h2 id={`${id}-headline`} className={headline}>
            <span aria-hidden="true" className={mark({ tone: bootcampTones[status] })} />
            {messages.headlines[status]}
          </h2>
          <p className={sentence}>{messages.sentences[status]}</p>
        </div>
        <FactList facts={facts} />
        <div className={actions}>
          {status === 'open' && (
            <LinkButton
              href={applyHref}
              width="full"
              opensNewTab={!applyHref.startsWith('mailto:')}
            >
              {messages.apply}
            </LinkButton>
          )}
          {status === 'running' && (
            <Button width="full" onPress={onSubmitTasks} aria-haspopup="dialog">
              {messages.submitTasks}
            </Button>
          )}
          {onAskNotice && (
            <Button
              variant={status === 'open' ? 'outline' : 'solid'}
              width="full"
              onPress={onAskNotice}
              aria-haspopup="dialog"
            >
              {messages.askNotice}
            </Button>
          )}
          <CurriculumButton
            isReady={status !== 'upcoming'}
            brochure={brochure}
            hintId={`${id}-hint`}
          />
        </div>
        {status !== 'running' && (
          <button type="button" aria-haspopup="dialog" className={quiet} onClick={onSubmitTasks}>
            {messages.taskLink}
          </button>
        )}
      </div>
    </Card>
  )
}

function CurriculumButton({
  isReady,
  brochure,
  hintId,
}: {
  isReady: boolean
  brochure: BootcampSidePanelProps['brochure']
  hintId: string
}) {
  const messages = useMessages(bootcampSidePanelMessages)
  const label = (
    <>
      <Download size={18} aria-hidden="true" />
      {messages.download}
    </>
  )
  if (!isReady) {
    return (
      <>
        <Button variant="outline" width="full" isDisabled aria-describedby={hintId}>
          {label}
        </Button>
        <p id={hintId} className={hint}>
          {messages.downloadLater}
        </p>
      </>
    )
  }
  return (
    brochure && (
      <LinkButton href={brochure.href} download={brochure.name} variant="outline" width="full">
        {label}
      </LinkButton>
    )
  )
}

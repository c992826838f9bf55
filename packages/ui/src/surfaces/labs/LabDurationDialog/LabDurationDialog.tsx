import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { Alert } from '../../../components/Alert/Alert.tsx'
import { Button } from '../../../components/Button/Button.tsx'
import { Dialog } from '../../../components/Dialog/Dialog.tsx'
import { useMessages } from '#language'
import { Link } from '../../../components/Link/Link.tsx'
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx'
import { RadioGroup } from '../../../components/RadioGroup/RadioGroup.tsx'
import { Stack } from '../../../components/Stack/Stack.tsx'
import { Text } from '../../../components/Text/Text.tsx'
import type { RootProps } from '../../../rootProps.ts'
import { rootPropsOf } from '../../../rootProps.ts'
import { choice, fact, price, refusalPlace, summary, total } from './LabDurationDialog.css.ts'
import { labDurationDialogMessages } from './LabDurationDialog.messages.ts'

/** A length of time that can be bought. */
export interface LabDurationOption {
  minutes: number
  /** The length as words, such as '1 hour'. */
  label: string
  /** A note about it, such as '2 hours with your setting'. */
  note?: string
  /** Its price, such as '2 credits'. */
  price: string
  /**
   * The learner's balance after it, such as '36 credits'; leave out while the balance is not known.
   */
  balanceAfter?: string
  /**
   * Text that the learner's credits are too few for it, if they are: the option then cannot be
   * chosen. If they are too few for all options, the text of the first one is shown.
   */
  shortfall?: string
}

export interface LabDurationDialogProps extends RootProps {
  /** Starts a session, or adds time to one. */
  purpose: 'launch' | 'extend'
  labTitle: string
  /** A note that matters before it begins, such as how far the learner came last time. */
  note?: string
  /** At least one. */
  options: readonly LabDurationOption[]
  /**
   * The option that is chosen at first: the longest one of at most so many minutes that the credits
   * allow, else the shortest.
   */
  defaultMinutes: number
  /** The learner's balance, such as '38 credits'; leave out while it is not known. */
  balance?: string
  /** Address to get credits: shown if they are too few for an option. */
  creditsHref?: string
  /**
   * Another way to get credits, such as a `RequestAction`: shown if they are too few for an option.
   */
  creditsAction?: ReactNode
  /**
   * A note on credits, such as when there are new ones: shown if they are too few for an option.
   */
  creditsNote?: string
  isOpen: boolean
  /**
   * The request is being sent: nothing can be changed, and the dialog cannot be closed.
   * @default false
   */
  isPending?: boolean
  /** Why it was refused; the dialog stays open. */
  error?: string
  /**
   * Address of the learner's session in progress, if the server found one: the refusal links to it.
   */
  sessionHref?: string
  /** Called with `false` by Cancel, the cross, Escape and a press outside. */
  onOpenChange: (isOpen: boolean) => void
  onSubmit: (minutes: number) => void
}

/**
 * Lets a learner buy time in a lab; shows prices and the remaining credits. May be loaded when
 * first needed.
 */
export function LabDurationDialog({
  purpose,
  labTitle,
  note,
  options,
  defaultMinutes,
  balance,
  creditsHref,
  creditsAction,
  creditsNote,
  isOpen,
  isPending = false,
  error,
  sessionHref,
  onOpenChange,
  onSubmit,
  ...root
}: LabDurationDialogProps) {
  const messages = useMessages(labDurationDialogMessages)
  const [chosen, setChosen] = useState<number>()
  const refusal = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // In a low window the rest of the dialog fills it.
    if (error) refusal.current?.scrollIntoView?.({ block: 'nearest' })
  }, [error])
  const possible = options.filter(({ shortfall }) => shortfall === undefined)
  // The balance may come after the choice.
  const option =
    possible.find(({ minutes }) => minutes === chosen) ??
    possible.findLast(({ minutes }) => minutes <= defaultMinutes) ??
    possible[0]
  const shortfall = option ? undefined : options[0]?.shortfall
  const { title, submit, lead } = messages[purpose]
  const change = (isNowOpen: boolean) => {
    if (!isPending) onOpenChange(isNowOpen)
  }
  return (
    <Dialog
      {...rootPropsOf(root)}
      title={title}
      isOpen={isOpen}
      onOpenChange={change}
      isDismissable={!isPending}
      actions={
        <>
          <Button variant="plain" onPress={() => change(false)} isDisabled={isPending}>
            {messages.cancel}
          </Button>
          <Button
            onPress={() => option && onSubmit(option.minutes)}
            isPending={isPending}
            isDisabled={!option}
          >
            {submit}
          </Button>
        </>
      }
    >
      <Stack gap={5}>
        <Stack gap={2}>
          <Text tone="muted">{lead(labTitle)}</Text>
          {note !== undefined && <Text>{note}</Text>}
        </Stack>
        <RadioGroup
          label={messages.duration}
          name="duration"
          variant="card"
          isDisabled={isPending}
          value={String(option?.minutes ?? '')}
          onChange={(value) => setChosen(Number(value))}
          options={options.map(({ minutes, label, note, price: words, shortfall: reason }) => ({
            value: String(minutes),
            isDisabled: reason !== undefined,
            description: reason !== undefined && option ? messages.tooFew : note,
            label: (
              <span className={choice}>
                <span>{label}</span> <span className={price}>{words}</span>
              </span>
            ),
          }))}
        />
        {balance !== undefined && (
          <dl className={summary}>
            <div className={fact}>
              <dt>{messages.balance}</dt>
              <dd>{balance}</dd>
            </div>
            {option?.balanceAfter !== undefined && (
              <div className={`${fact} ${total}`}>
                <dt>{messages.balanceAfter}</dt>
                <dd>{option.balanceAfter}</dd>
              </div>
            )}
          </dl>
        )}
        {shortfall !== undefined && !error && (
          <Alert tone="caution" role="status">
            {shortfall}
          </Alert>
        )}
        {possible.length < options.length && creditsNote !== undefined && (
          <Text tone="muted">{creditsNote}</Text>
        )}
        {creditsHref && possible.length < options.length && (
          <Text>
            <Link href={creditsHref}>{messages.getCredits}</Link>
          </Text>
        )}
        {possible.length < options.length && creditsAction}
        {error && (
          // The dialog closes before the page of its link is shown, and that page gets the focus.
          <div
            ref={refusal}
            className={refusalPlace}
            onClickCapture={({ target }) => {
              if ((target as Element).closest('a')) onOpenChange(false)
            }}
          >
            <Alert
              tone="critical"
              role="alert"
              action={
                sessionHref !== undefined && (
                  <LinkButton href={sessionHref} size="small" variant="outline">
                    {messages.view}
                  </LinkButton>
                )
              }
            >
              {error}
            </Alert>
          </div>
        )}
      </Stack>
    </Dialog>
  )
}

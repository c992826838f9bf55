import { Alert } from '@rampart/ui/Alert'
import { Button } from '@rampart/ui/Button'
import { Stack } from '@rampart/ui/Stack'
import { useState } from 'react'
import type { ReactNode, SubmitEvent } from 'react'
import { unknown } from './AccountForm.css.ts'
import { focusFirstProblem } from './formProblems.ts'
import type { FormProblems } from './formProblems.ts'

interface FormAction {
  label: string
  isPending: boolean
}

/** Another action, in place of sending the form. */
export interface OtherAction extends FormAction {
  onPress: () => void
  /** Before the label. */
  icon?: ReactNode
  /** @default 'plain' */
  variant?: 'plain' | 'outline'
  /** It is not known whether the action is possible: only its space is kept. @default false */
  isUnknown?: boolean
}

interface AccountFormProps<Field extends string> {
  /**
   * Returns what is wrong with the fields, in their order. An empty text only moves the focus to
   * its field.
   */
  check: () => FormProblems<Field>
  /** Called when nothing is wrong. */
  onSubmit: () => void
  submit: FormAction
  /** Other actions, such as having another code mailed. */
  others?: readonly OtherAction[]
  /** What has happened, read out politely. */
  news?: ReactNode
  /** Why the last try failed. */
  failure?: ReactNode
  /** The fields. */
  children: (problems: FormProblems<Field>) => ReactNode
}

const none: readonly OtherAction[] = []

/**
 * The form of a step of signing in or up: checks its fields, moves the focus to the first wrong
 * one, and sends only one request at a time.
 */
export function AccountForm<Field extends string>({
  check,
  onSubmit,
  submit,
  others = none,
  news,
  failure,
  children,
}: AccountFormProps<Field>) {
  const [problems, setProblems] = useState<FormProblems<Field>>({})
  const isBusy = submit.isPending || others.some(({ isPending }) => isPending)
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const found = check()
    setProblems(found)
    if (!focusFirstProblem(event.currentTarget, found)) onSubmit()
  }
  const doOther = ({ onPress }: OtherAction) => {
    if (isBusy) return
    setProblems({})
    onPress()
  }
  return (
    <form method="post" noValidate onSubmit={send}>
      <Stack gap={5}>
        {news && (
          <Alert tone="success" role="status">
            {news}
          </Alert>
        )}
        {children(problems)}
        {failure && (
          <Alert tone="critical" role="alert">
            {failure}
          </Alert>
        )}
        <Stack gap={2}>
          <Button type="submit" width="full" isPending={submit.isPending}>
            {submit.label}
          </Button>
          {others.map((other) => (
            <div key={other.label} className={other.isUnknown ? unknown : undefined}>
              <Button
                variant={other.variant ?? 'plain'}
                width="full"
                onPress={() => doOther(other)}
                isPending={other.isPending}
              >
                {other.icon}
                {other.label}
              </Button>
            </div>
          ))}
        </Stack>
      </Stack>
    </form>
  )
}

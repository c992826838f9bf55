import { Alert } from '@rampart/ui/Alert'
import { Button } from '@rampart/ui/Button'
import { Stack } from '@rampart/ui/Stack'
import { useState } from 'react'
import type { ReactNode, SubmitEvent } from 'react'
import { focusFirstProblem } from './formProblems.ts'
import type { FormProblems } from './formProblems.ts'

interface FormAction {
  label: string
  isPending: boolean
}

interface AccountFormProps<Field extends string> {
  /** What is wrong with the fields, in their order. An empty text gives a field the focus alone. */
  check: () => FormProblems<Field>
  /** Called when nothing is wrong. */
  onSubmit: () => void
  submit: FormAction
  /** Has another code mailed. */
  again?: (FormAction & { onPress: () => void }) | false | undefined
  /** What has happened, said politely. */
  news?: ReactNode
  /** Why the last try failed. */
  failure?: ReactNode
  /** The fields. */
  children: (problems: FormProblems<Field>) => ReactNode
}

/** The form of a step of signing in or up: checks its fields, moves the focus to the first wrong one, and sends one thing at a time. */
export function AccountForm<Field extends string>({
  check,
  onSubmit,
  submit,
  again,
  news,
  failure,
  children,
}: AccountFormProps<Field>) {
  const [problems, setProblems] = useState<FormProblems<Field>>({})
  const isBusy = submit.isPending || (again && again.isPending)
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const found = check()
    setProblems(found)
    if (!focusFirstProblem(event.currentTarget, found)) onSubmit()
  }
  const sendAgain = () => {
    if (isBusy || !again) return
    setProblems({})
    again.onPress()
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
          {again && (
            <Button variant="plain" width="full" onPress={sendAgain} isPending={again.isPending}>
              {again.label}
            </Button>
          )}
        </Stack>
      </Stack>
    </form>
  )
}

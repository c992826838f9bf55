import { accessEmailProblem } from '@rampart/contract/rules/accessEmail'
import { useMessages } from '@rampart/ui/Language'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { AdapterError } from '../adapters/errors.ts'
import { fieldMessages } from '../problems/fieldProblems.ts'
import { useProblems } from '../problems/useProblems.ts'
import { taskProblems } from './taskProblems.ts'

/**
 * A dialog that asks for an address and sends a link to it. `failed` is shown for a failure without
 * words of its own.
 */
export function useLinkDialog(send: (address: string) => Promise<void>, failed: string) {
  const fields = useMessages(fieldMessages)
  const textOf = useProblems(taskProblems, fieldMessages)
  const [isOpen, setOpen] = useState(false)
  const [isUsed, setUsed] = useState(false)
  const [problem, setProblem] = useState<string>()
  const request = useMutation({ mutationFn: send })
  const isOfField = request.error instanceof AdapterError && request.error.fieldErrors.length > 0
  const failure = textOf(request.error, failed)

  return {
    /** The dialog was open before: it stays mounted, so that its closing can be animated. */
    isUsed,
    isSent: request.isSuccess,
    open: () => {
      setUsed(true)
      setOpen(true)
      setProblem(undefined)
      request.reset()
    },
    propsWith: (email: string, onEmailChange: (email: string) => void) => ({
      isOpen,
      email,
      onEmailChange: (next: string) => {
        onEmailChange(next)
        setProblem(undefined)
        if (isOfField) request.reset()
      },
      isPending: request.isPending,
      // The server knows more addresses that cannot be right.
      emailError: problem ?? (isOfField ? failure : undefined),
      failure: problem || isOfField ? undefined : failure,
      sentTo: request.isSuccess ? request.variables : undefined,
      onOpenChange: setOpen,
      onSubmit: () => {
        const address = email.trim()
        const found = accessEmailProblem(address)
        setProblem(found ? fields[found] : undefined)
        if (found === null) request.mutate(address)
      },
    }),
  }
}

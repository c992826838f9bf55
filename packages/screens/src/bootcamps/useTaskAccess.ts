import { accessEmailProblem } from '@rampart/contract/rules/accessEmail'
import { useMessages } from '@rampart/ui/Language'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useAdapters } from '../adapters/AdaptersProvider.tsx'
import { fieldMessages } from '../problems/fieldProblems.ts'
import { useProblems } from '../problems/useProblems.ts'
import { taskProblems } from './taskProblems.ts'
import { bootcampMessages } from './bootcamps.messages.ts'

/** Where the address is kept until a link was sent to it: it is the same for every bootcamp. */
const draftKey = 'bootcamp-email'

/** Asks for an access link to a bootcamp's tasks (specification §2 Bootcamp detail, §5, §8). What was typed stays until it was sent. */
export function useTaskAccess(slug: string) {
  const { bootcamp, drafts } = useAdapters()
  const messages = useMessages(bootcampMessages)
  const fields = useMessages(fieldMessages)
  const textOf = useProblems(taskProblems, fieldMessages)
  const [isOpen, setOpen] = useState(false)
  const [isUsed, setUsed] = useState(false)
  const [email, setEmail] = useState('')
  const [problem, setProblem] = useState<string>()
  const request = useMutation({
    mutationFn: (address: string) => bootcamp.requestAccess(slug, address),
    onSuccess: () => drafts.remove(draftKey),
  })

  return {
    /** The dialog was open once: from then on it is there, so that it can close in its own time. */
    isUsed,
    open: () => {
      setUsed(true)
      setOpen(true)
      setProblem(undefined)
      request.reset()
      setEmail(drafts.read(draftKey) ?? '')
    },
    dialog: {
      isOpen,
      email,
      onEmailChange: (next: string) => {
        setEmail(next)
        setProblem(undefined)
        drafts.write(draftKey, next)
      },
      isPending: request.isPending,
      emailError: problem,
      failure: problem ? undefined : textOf(request.error, messages.accessFailed),
      sentTo: request.isSuccess ? request.variables : undefined,
      onOpenChange: setOpen,
      onSubmit: () => {
        const address = email.trim()
        const found = accessEmailProblem(address)
        setProblem(found ? fields[found] : undefined)
        if (found === null) request.mutate(address)
      },
    },
  }
}

import { accessEmailProblem } from '@rampart/contract/rules/accessEmail'
import { useMessages } from '@rampart/ui/Language'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAdapters } from '../adapters/AdaptersProvider.tsx'
import { fieldMessages } from '../problems/fieldProblems.ts'
import { useProblems } from '../problems/useProblems.ts'
import { useSession } from '../session/SessionProvider.tsx'
import { bootcampMessages } from './bootcamps.messages.ts'
import { taskProblems } from './taskProblems.ts'

/** Asks to be told when a bootcamp opens. The address of who is signed in is filled in, until something else is typed. */
export function useOpeningNotice(slug: string) {
  const { bootcamp, user } = useAdapters()
  const messages = useMessages(bootcampMessages)
  const fields = useMessages(fieldMessages)
  const textOf = useProblems(taskProblems, fieldMessages)
  const [isOpen, setOpen] = useState(false)
  const [isUsed, setUsed] = useState(false)
  const [typed, setTyped] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const isSignedIn = useSession() === 'signed-in'
  const { data: profile } = useQuery({
    queryKey: ['own', 'profile'],
    queryFn: () => user.profile(),
    enabled: isUsed && isSignedIn,
    // The page does not fail for it: the address can be typed.
    meta: { public: true },
  })
  const email = typed ?? (isSignedIn ? profile?.email : undefined) ?? ''
  const ask = useMutation({
    mutationFn: (address: string) => bootcamp.askForOpening(slug, address),
  })

  return {
    /** The dialog was open once: from then on it is there, so that it can close in its own time. */
    isUsed,
    open: () => {
      setUsed(true)
      setOpen(true)
      setProblem(undefined)
      if (ask.isSuccess) setTyped(undefined)
      ask.reset()
    },
    dialog: {
      isOpen,
      email,
      onEmailChange: (next: string) => {
        setTyped(next)
        setProblem(undefined)
      },
      isPending: ask.isPending,
      emailError: problem,
      failure: problem ? undefined : textOf(ask.error, messages.noticeFailed),
      sentTo: ask.isSuccess ? ask.variables : undefined,
      onOpenChange: setOpen,
      onSubmit: () => {
        const address = email.trim()
        const found = accessEmailProblem(address)
        setProblem(found ? fields[found] : undefined)
        if (found === null) ask.mutate(address)
      },
    },
  }
}

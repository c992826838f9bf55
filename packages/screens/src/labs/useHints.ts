import type { LabSession } from '@rampart/contract/entities/labSession'
import { useMessages } from '@rampart/ui/Language'
import { useMutation } from '@tanstack/react-query'
import { useAdapters } from '../adapters/AdaptersProvider.tsx'
import { useProblems } from '../problems/useProblems.ts'
import { labMessages } from './labs.messages.ts'
import { labProblems } from './labProblems.ts'
import { useSessionChanges } from './useSessionChanges.ts'

/**
 * Opens the hints of a session's checks, one after another; returns the hint props of a check for
 * the panel. A hint that another tab has opened is a success too, with its text.
 */
export function useHints({ _id }: LabSession) {
  const messages = useMessages(labMessages)
  const textOf = useProblems(labProblems)
  const { lab } = useAdapters()
  const changes = useSessionChanges()
  const { mutate, variables, isPending, error } = useMutation({
    mutationFn: ({ checkId, number }: { checkId: string; number: number }) =>
      lab.openHint(_id, checkId, number),
    onSuccess: changes.show,
  })
  return ({ id }: { id: string }) => {
    const isAsked = variables?.checkId === id
    return {
      onOpen: (number: number) => mutate({ checkId: id, number }),
      isPending: isAsked && isPending,
      error: isAsked ? textOf(error, messages.hintFailed) : undefined,
    }
  }
}

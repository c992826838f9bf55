import type { NameRequest as Wanted } from '@rampart/contract/calls/operatorRequests'
import { useMessages } from '@rampart/ui/Language'
import { NameCorrectionDialog } from '@rampart/ui/NameCorrectionDialog'
import { RequestAction } from '@rampart/ui/RequestAction'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAdapters } from '../adapters/AdaptersProvider.tsx'
import { useProblems } from '../problems/useProblems.ts'
import type { NameRequestProps } from './NameRequest.tsx'
import { requestProblems } from './requestProblems.ts'
import { requestMessages } from './requests.messages.ts'
import { useAsk, useOpenRequest } from './useRequests.ts'

/**
 * Requests another name on a credential, or shows the day of the request; shows nothing to anyone
 * except its holder.
 */
export function NameRequestPart({ credentialId, name }: NameRequestProps) {
  const { failed } = useMessages(requestMessages)
  const textOf = useProblems(requestProblems)
  const isOwn = useIsOwn(credentialId)
  const { isPending, askedOn } = useOpenRequest('name_correction', credentialId)
  const [isOpen, setOpen] = useState(false)
  const names = useNames(isOpen, name)
  const ask = useAsk<Wanted>(
    (requests, wanted) => requests.askForName(wanted),
    () => setOpen(false),
  )
  if (!isOwn || isPending) return null
  const close = () => {
    setOpen(false)
    ask.reset()
  }
  return (
    <>
      <RequestAction
        kind="name_correction"
        askedOn={askedOn}
        isPending={isOpen && !names}
        onPress={() => setOpen(true)}
      />
      {isOpen && names && (
        <NameCorrectionDialog
          {...names}
          isOpen
          isPending={ask.isPending}
          error={textOf(ask.error, failed)}
          onOpenChange={close}
          onSubmit={(correction) => ask.mutate({ credentialId, ...correction })}
        />
      )}
    </>
  )
}

/** Whether the learner has it. If that cannot be read, the page does not fail. */
function useIsOwn(credentialId: string): boolean {
  const { credential } = useAdapters()
  const { data = [] } = useQuery({
    queryKey: ['own', 'credentials'],
    queryFn: () => credential.list(),
    meta: { public: true },
  })
  return data.some((held) => held.credentialId === credentialId)
}

/**
 * The initial values of the fields: the profile's names, else the parts of the wrong name.
 * Undefined while that is not known.
 */
function useNames(isWanted: boolean, name: string) {
  const { user } = useAdapters()
  const { data, isError } = useQuery({
    queryKey: ['own', 'profile'],
    queryFn: () => user.profile(),
    enabled: isWanted,
    meta: { public: true },
  })
  if (data) return { firstName: data.firstName, lastName: data.lastName }
  const [firstName = '', ...rest] = name.split(' ')
  return isError ? { firstName, lastName: rest.join(' ') } : undefined
}

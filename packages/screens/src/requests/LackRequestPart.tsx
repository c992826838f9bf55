import type { LackRequest as Wanted } from '@rampart/contract/calls/operatorRequests'
import { useMessages } from '@rampart/ui/Language'
import { RequestAction } from '@rampart/ui/RequestAction'
import { useProblems } from '../problems/useProblems.ts'
import type { LackRequestProps } from './LackRequest.tsx'
import { requestMessages } from './requests.messages.ts'
import { useAsk, useOpenRequest } from './useRequests.ts'

/** Asks for credits or a subscription, or shows the day of the request. */
export function LackRequestPart({ kind }: LackRequestProps) {
  const { failed } = useMessages(requestMessages)
  const textOf = useProblems()
  const { isPending, askedOn } = useOpenRequest(kind)
  const ask = useAsk<Wanted>((requests, wanted) => requests.ask(wanted))
  if (isPending) return null
  return (
    <RequestAction
      kind={kind}
      askedOn={askedOn}
      isPending={ask.isPending}
      error={textOf(ask.error, failed)}
      onPress={() => ask.mutate({ kind, note: '' })}
    />
  )
}

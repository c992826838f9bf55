import type { EvidenceState } from '@rampart/contract/calls/evidence'
import { formatLongDate } from '@rampart/contract/rules/dates'
import { EvidenceQuestion } from '@rampart/ui/EvidenceQuestion'
import { useLocale, useMessages } from '@rampart/ui/Language'
import { useState } from 'react'
import { evidenceMessages } from './evidence.messages.ts'
import { useEvidence, useShowEvidence } from './useEvidence.ts'

/**
 * Asks the learner, once, whether credentials may show solved labs: if there is something to show
 * and no answer yet. After the answer it stays for this visit. Shows nothing while that is not
 * known; if it fails, the page does not.
 */
export function EvidenceAskCard() {
  const { data } = useEvidence()
  const { mutate, isPending, isError, variables } = useShowEvidence()
  const { saveFailed } = useMessages(evidenceMessages)
  const lines = useLines(data)
  const [wasAsked, setAsked] = useState(false)
  if (!data || lines.length === 0) return null
  if (data.consent !== 'unasked' && !wasAsked) return null
  return (
    <EvidenceQuestion
      answer={data.consent}
      labs={lines}
      pending={isPending ? (variables ? 'shown' : 'hidden') : undefined}
      error={isError ? saveFailed : undefined}
      onAnswer={(isShown) => {
        setAsked(true)
        mutate(isShown)
      }}
    />
  )
}

/** A sentence for each lab of each credential. */
function useLines(state: EvidenceState | undefined): string[] {
  const { solvedLab } = useMessages(evidenceMessages)
  const locale = useLocale()
  return (state?.credentials ?? []).flatMap(({ title, evidence }) =>
    evidence.map(({ title: lab, solved, checks, minutes, solvedAt }) =>
      solvedLab({
        credential: title,
        lab,
        solved,
        all: checks,
        took: minutes,
        date: formatLongDate(solvedAt, 'UTC', locale),
      }),
    ),
  )
}

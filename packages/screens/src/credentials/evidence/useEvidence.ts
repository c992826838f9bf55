import type { EvidenceState } from '@rampart/contract/calls/evidence'
import { credentialTypes } from '@rampart/contract/rules/credentialKinds'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useAdapters } from '../../adapters/AdaptersProvider.tsx'
import { writeQuery } from '../../adapters/writeQuery.ts'

const evidenceKey = ['own', 'evidence'] as const

/**
 * What the learner's credentials show of solved labs; asked for again on each visit, as a lab may
 * have been solved meanwhile.
 */
export function useEvidence() {
  const { credential } = useAdapters()
  return useQuery({
    queryKey: evidenceKey,
    queryFn: () => credential.evidence(),
    gcTime: 0,
  })
}

/** Gives or withdraws consent. */
export function useShowEvidence() {
  const { credential } = useAdapters()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (isShown: boolean) => credential.showEvidence(isShown),
    onSuccess: (state: EvidenceState) => {
      writeQuery(queries, evidenceKey, () => state)
      // Their pages, and what was signed of them, are others now.
      for (const type of [...credentialTypes, 'selfCheck'])
        void queries.invalidateQueries({ queryKey: [type] })
    },
  })
}

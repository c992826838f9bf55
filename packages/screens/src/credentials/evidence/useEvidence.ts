import type { EvidenceState } from '@rampart/contract/calls/evidence'
import { credentialTypes } from '@rampart/contract/rules/credentialKinds'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useAdapters } from '../../adapters/AdaptersProvider.tsx'
import { writeQuery } from '../../adapters/writeQuery.ts'

const evidenceKey = ['own', 'evidence'] as const

/**
 * The solved labs that the learner's credentials show; read again on each visit, as a lab may have
 * been solved meanwhile.
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
      // The credentials' pages and signed documents have changed.
      for (const type of [...credentialTypes, 'selfCheck'])
        void queries.invalidateQueries({ queryKey: [type] })
    },
  })
}

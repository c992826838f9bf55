import { groupedRecoveryCode, plainRecoveryCode } from '@rampart/contract/rules/recoveryCodes'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useAdapters } from '../adapters/AdaptersProvider.tsx'
import { factorsKey } from './useFactors.ts'

/** A password or a key is in it: it is forgotten at once. */
const secret = { gcTime: 0 } as const

const grouped = (codes: readonly string[]) =>
  codes.map((code) => groupedRecoveryCode(plainRecoveryCode(code)))

/** Changes what the account asks for. */
export function useFactorChanges() {
  const { passkeys, security } = useAdapters()
  const queries = useQueryClient()
  const onSuccess = () => void queries.invalidateQueries({ queryKey: factorsKey })
  return {
    begin: useMutation({
      ...secret,
      mutationFn: (password: string) => security.beginTotp(password),
    }),
    /** Returns the recovery codes in groups; null if the account has some already. */
    confirm: useMutation({
      ...secret,
      mutationFn: async (code: string) => {
        const codes = await security.confirmTotp(code)
        return codes && grouped(codes)
      },
      onSuccess,
    }),
    turnOff: useMutation({
      ...secret,
      mutationFn: (password: string) => security.removeTotp(password),
      onSuccess,
    }),
    /** As `confirm`. */
    ask: useMutation({
      ...secret,
      mutationFn: async (password: string) => {
        const codes = await passkeys.askFor(password)
        return codes && grouped(codes)
      },
      onSuccess,
    }),
    stop: useMutation({
      ...secret,
      mutationFn: (password: string) => passkeys.stopAsking(password),
      onSuccess,
    }),
    /** Returns them in groups. */
    renew: useMutation({
      ...secret,
      mutationFn: async (password: string) => grouped(await security.renewRecoveryCodes(password)),
      onSuccess,
    }),
  }
}

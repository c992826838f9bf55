import { groupedRecoveryCode, plainRecoveryCode } from '@rampart/contract/rules/recoveryCodes'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useAdapters } from '../adapters/AdaptersProvider.tsx'
import { hasCode } from '../adapters/errors.ts'
import { mayBeDone } from '../adapters/mayBeDone.ts'
import { factorsKey } from './useFactors.ts'

/** A password or a key is in it: it is forgotten at once. */
const secret = { gcTime: 0 } as const

const grouped = (codes: readonly string[]) =>
  codes.map((code) => groupedRecoveryCode(plainRecoveryCode(code)))

/**
 * Changes what the account asks for.
 *
 * Recovery codes are told once. If the response that has them is lost, the next try finds its
 * factor on: then new ones are made, as nobody has seen the first.
 */
export function useFactorChanges() {
  const { passkeys, security } = useAdapters()
  const queries = useQueryClient()
  /** Whether the response to a try that may have made codes was lost. */
  const isLost = useRef(false)
  const noteLost = (error: unknown) => {
    if (mayBeDone(error)) isLost.current = true
    throw error
  }
  const onSuccess = () => void queries.invalidateQueries({ queryKey: factorsKey })
  return {
    begin: useMutation({
      ...secret,
      mutationFn: (password: string) => security.beginTotp(password),
    }),
    /** Returns the recovery codes in groups; null if the account has some already. */
    confirm: useMutation({
      ...secret,
      mutationFn: async ({ code, password }: { code: string; password: string }) => {
        const codes = await security.confirmTotp(code).catch((error: unknown) => {
          if (!isLost.current || !hasCode(error, 'totp_on')) return noteLost(error)
          return security.renewRecoveryCodes(password)
        })
        return codes && grouped(codes)
      },
      // After a failure too: the response may have been lost.
      onSettled: onSuccess,
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
        const made = await passkeys.askFor(password).catch(noteLost)
        const codes = made ?? (isLost.current ? await security.renewRecoveryCodes(password) : null)
        return codes && grouped(codes)
      },
      onSettled: onSuccess,
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

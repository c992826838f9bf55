import { groupedRecoveryCode, plainRecoveryCode } from '@rampart/contract/rules/recoveryCodes'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useAdapters } from '../adapters/AdaptersProvider.tsx'
import { hasCode } from '../adapters/errors.ts'
import { mayBeDone } from '../adapters/mayBeDone.ts'
import { factorsKey } from './useFactors.ts'

/** It contains a password or a key: it is deleted from memory at once. */
const secret = { gcTime: 0 } as const

const grouped = (codes: readonly string[]) =>
  codes.map((code) => groupedRecoveryCode(plainRecoveryCode(code)))

/**
 * Changes the account's second factors.
 *
 * The server returns recovery codes only once. If the response with them is lost, the next try
 * finds its factor on: then new codes are made, as nobody has seen the first.
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
      // Also after a failure: the response may have been lost.
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
    /** Returns the new recovery codes in groups. */
    renew: useMutation({
      ...secret,
      mutationFn: async (password: string) => grouped(await security.renewRecoveryCodes(password)),
      onSuccess,
    }),
  }
}

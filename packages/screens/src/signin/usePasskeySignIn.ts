import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import type { RefObject } from 'react'
import type { ShownPasskey } from '@rampart/contract/calls/passkeyInputs'
import { useAdapters } from '../adapters/AdaptersProvider.tsx'
import { useIsTakenOver } from '../pages/useIsTakenOver.ts'
import { useKeepToken } from './useKeepToken.ts'
import { anySignal } from '../anySignal.ts'

/**
 * Whether passkeys can be used here: undefined until scripts have taken the page over, as the
 * server does not know.
 */
export function useHasPasskeys(): boolean | undefined {
  const { authenticator } = useAdapters()
  return useIsTakenOver() ? authenticator.isSupported() : undefined
}

/**
 * Signs in with a passkey that the visitor is asked for, or has already chosen. If they cancel,
 * nothing happens; returns whether they did not.
 */
export function usePasskeySignIn() {
  const { account, authenticator } = useAdapters()
  const keep = useKeepToken()
  return useMutation({
    meta: { public: true },
    mutationFn: async (chosen?: ShownPasskey) => {
      const passkey = chosen ?? (await authenticator.show(await account.beginPasskeySignIn()))
      if (passkey) keep(await account.signInWithPasskey(passkey))
      return passkey !== null
    },
  })
}

/** A challenge expires after five minutes. */
const offerLifetime = 4 * 60 * 1000

/**
 * Lets the browser offer passkeys in the field of the address, from the visitor's first interaction
 * with the page: before that nothing is loaded or requested. `isWanted` is false once the offer is
 * of no use.
 */
export function usePasskeyOffer(
  page: RefObject<HTMLElement | null>,
  isWanted: boolean,
  onChosen: (passkey: ShownPasskey) => void,
): void {
  const { account, authenticator } = useAdapters()
  const chosen = useEffectEvent(onChosen)
  useEffect(() => {
    const element = page.current
    if (!element || !isWanted || !authenticator.isSupported()) return undefined
    const left = new AbortController()
    const offer = async (): Promise<void> => {
      const over = anySignal([left.signal, AbortSignal.timeout(offerLifetime)])
      const passkey = await authenticator.offer(() => account.beginPasskeySignIn(), over)
      if (left.signal.aborted) return
      if (passkey) chosen(passkey)
      else if (over.aborted) await offer()
    }
    // A visitor without an offer has the button and the password.
    const begin = () => {
      stop()
      void offer().catch(() => undefined)
    }
    const signs = ['focusin', 'pointermove', 'pointerdown'] as const
    const stop = () => signs.forEach((sign) => element.removeEventListener(sign, begin))
    for (const sign of signs) element.addEventListener(sign, begin)
    return () => {
      stop()
      left.abort()
    }
  }, [account, authenticator, isWanted, page])
}

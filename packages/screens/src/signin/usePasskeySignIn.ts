import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import type { RefObject } from 'react'
import type { ShownPasskey } from '@rampart/contract/calls/passkeyInputs'
import { useAdapters } from '../adapters/AdaptersProvider.tsx'
import { useIsTakenOver } from '../pages/useIsTakenOver.ts'
import { useKeepToken } from './useSignIn.ts'
import { anySignal } from '../anySignal.ts'

/**
 * Whether passkeys can be shown here: undefined before scripts have the page, as the server does
 * not know.
 */
export function useHasPasskeys(): boolean | undefined {
  const { authenticator } = useAdapters()
  return useIsTakenOver() ? authenticator.isSupported() : undefined
}

/**
 * Signs in with a passkey that the visitor is asked for, or has chosen already. Nothing happens if
 * they break it off; returns whether they did not.
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

/** A challenge ends after five minutes. */
const offerLifetime = 4 * 60 * 1000

/**
 * Has the browser offer passkeys where it fills the address in, from the first sign that a visitor
 * turns to the page: until then nothing is loaded or asked for. `isWanted` is false once it is of
 * no use.
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
    // A visitor who is offered nothing has the button and the password.
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

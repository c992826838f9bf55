import {
  passkeyCreationSchema,
  passkeyRequestSchema,
  passkeySchema,
} from '@rampart/contract/entities/passkey'
import { describe, expect, it } from 'vitest'
import type { ContractSite } from './contractSite.ts'
import {
  expectFieldError,
  expectRefusal,
  expectShape,
  expectShapes,
  signedIn,
  tokenOf,
} from './expectations.ts'

/** The passkeys of an account, and signing in with them. */
export function describePasskeyContract(site: ContractSite): void {
  describe('passkeys', () => {
    /** A learner with a passkey on a device of their own. */
    const withPasskey = async () => {
      const me = await signedIn(site)
      const { password } = me.learner
      const device = site.authenticator()
      const make = async () => {
        const creation = await me.passkeys.begin(password)
        expectShape(creation, passkeyCreationSchema)
        return made(await device.create(creation))
      }
      const passkey = await me.passkeys.add(await make())
      const { account } = site.adapters()
      const again = () => account.signIn(me.learner.email, password)
      return { ...me, account, again, device, make, passkey, password }
    }

    it('there are none at first', async () => {
      const me = await signedIn(site)
      expect(await me.passkeys.list()).toEqual([])
      await expectRefusal(me.passkeys.askFor(me.learner.password), 'no_passkey')
      await me.passkeys.stopAsking(me.learner.password)
      await me.passkeys.remove('nothing', me.learner.password)
    })

    it('are added with the password, listed and named', async () => {
      const me = await withPasskey()
      await expectRefusal(me.passkeys.begin('wrong'), 'wrong_password')
      expectShapes(await me.passkeys.list(), passkeySchema)
      const named = await me.passkeys.rename(me.passkey._id, ' My phone ')
      expect(named).toEqual({ ...me.passkey, name: 'My phone' })
      expect(await me.passkeys.list()).toEqual([named])
      await expectFieldError(me.passkeys.rename(me.passkey._id, ' '), 'name', 'required')
      await expectFieldError(me.passkeys.rename(me.passkey._id, 'a'.repeat(61)), 'name', 'too_long')
      await expectRefusal(me.passkeys.rename('nothing', 'Mine'), 'not_found')
    })

    it('are added once for each time that was begun', async () => {
      const me = await withPasskey()
      const next = await me.make()
      await me.passkeys.add(next)
      await expectRefusal(me.passkeys.add(next), 'challenge_over')
      expect(await me.passkeys.list()).toHaveLength(2)
    })

    it('of others are unknown', async () => {
      const [me, stranger] = [await withPasskey(), await signedIn(site)]
      await expectRefusal(stranger.passkeys.rename(me.passkey._id, 'Mine'), 'not_found')
      await stranger.passkeys.remove(me.passkey._id, stranger.learner.password)
      expect(await me.passkeys.list()).toHaveLength(1)
    })

    it('sign in alone, each challenge once', async () => {
      const me = await withPasskey()
      const request = await me.account.beginPasskeySignIn()
      expectShape(request, passkeyRequestSchema)
      const shown = made(await me.device.show(request))
      const token = await me.account.signInWithPasskey(shown)
      const { email } = await site.adapters({ learner: token }).user.profile()
      expect(email).toBe(me.learner.email)
      await expectRefusal(me.account.signInWithPasskey(shown), 'challenge_over')
    })

    it('that nobody has are refused', async () => {
      const me = await withPasskey()
      const shown = made(await me.device.show(await me.account.beginPasskeySignIn()))
      await expectRefusal(
        me.account.signInWithPasskey({ ...shown, id: 'nobody' }),
        'passkey_refused',
      )
    })

    it('are asked for after the password where their owner wants that', async () => {
      const me = await withPasskey()
      const { email } = me.learner
      await expectRefusal(me.passkeys.askFor('wrong'), 'wrong_password')
      expect(await me.passkeys.askFor(me.password)).toHaveLength(10)
      expect(await me.passkeys.askFor(me.password)).toBeNull()
      expect(await me.security.factors()).toEqual({
        totpSince: null,
        passkeySince: expect.any(String),
        recoveryCodes: 10,
      })
      const pending = await me.again()
      if (typeof pending !== 'object') throw new Error('No passkey is asked for.')
      expect(pending.methods).toEqual(['passkey', 'recovery'])
      const { challenge } = pending
      const request = await me.account.beginPasskeyStep(challenge)
      expectShape(request, passkeyRequestSchema)
      expect(request.allowCredentials).toHaveLength(1)
      const passkey = made(await me.device.show(request))
      const token = await me.account.finishSignInWithPasskey({ email, challenge, passkey })
      expect(await site.adapters({ learner: token }).passkeys.list()).toHaveLength(1)
      await expectRefusal(me.account.beginPasskeyStep(challenge), 'challenge_over')
      await me.passkeys.stopAsking(me.password)
      expect(await tokenOf(me.again())).toBeTruthy()
    })

    it('are removed with the password; with the last one ends that it is asked for', async () => {
      const me = await withPasskey()
      await me.passkeys.askFor(me.password)
      await expectRefusal(me.passkeys.remove(me.passkey._id, 'wrong'), 'wrong_password')
      await me.passkeys.remove(me.passkey._id, me.password)
      await me.passkeys.remove(me.passkey._id, me.password)
      expect(await me.passkeys.list()).toEqual([])
      expect(await me.security.factors()).toEqual({
        totpSince: null,
        passkeySince: null,
        recoveryCodes: 0,
      })
      expect(await tokenOf(me.again())).toBeTruthy()
    })
  })
}

/** The result of a device that asks nobody who could cancel. */
function made<T>(passkey: T | null): T {
  if (passkey === null) throw new Error('The device has no passkey.')
  return passkey
}

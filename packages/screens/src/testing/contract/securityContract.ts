import {
  pendingSignInSchema,
  secondFactorsSchema,
  totpSetupSchema,
} from '@rampart/contract/entities/secondFactor'
import { signInSessionSchema } from '@rampart/contract/entities/signInSession'
import { describe, expect, it } from 'vitest'
import type { CodeMethod } from '../../adapters/adapters.ts'
import type { ContractSite } from './contractSite.ts'
import {
  expectFieldError,
  expectRefusal,
  expectShape,
  expectShapes,
  tokenOf,
} from './expectations.ts'

/** Who can get into an account. */
export function describeSecurityContract(site: ContractSite): void {
  /** A learner with one session, and the adapters of that session. */
  const begin = async () => {
    const learner = await site.addLearner(0)
    const again = async () => {
      const { email, password } = learner
      const token = await tokenOf(site.adapters().account.signIn(email, password))
      return site.adapters({ learner: token })
    }
    return { ...(await again()), again, learner }
  }

  describe('sessions', () => {
    it('are listed, the own one marked', async () => {
      const me = await begin()
      const sessions = await me.security.sessions()
      expectShapes(sessions, signInSessionSchema)
      expect(sessions.filter(({ isCurrent }) => isCurrent)).toHaveLength(1)
    })

    it('are ended one by one, any number of times', async () => {
      const me = await begin()
      const other = await me.again()
      const { _id = '' } =
        (await other.security.sessions()).find(({ isCurrent }) => isCurrent) ?? {}
      await me.security.endSession(_id)
      await me.security.endSession(_id)
      await expectRefusal(other.user.profile(), 401)
      expect((await me.security.sessions()).map((session) => session._id)).not.toContain(_id)
    })

    it('of others are unknown', async () => {
      const [me, stranger] = [await begin(), await begin()]
      for (const { _id } of await me.security.sessions())
        await expectRefusal(stranger.security.endSession(_id), 'not_found')
      await expectRefusal(stranger.security.endSession('no-such-session'), 'not_found')
      expect(await me.user.profile()).toBeTruthy()
    })

    it('are ended all at once except the one that asks, which gets its next token', async () => {
      const me = await begin()
      const other = await me.again()
      const next = site.adapters({ learner: await me.security.endOtherSessions() })
      await expectRefusal(other.user.profile(), 401)
      await expectRefusal(me.user.profile(), 401)
      expect(await next.security.sessions()).toMatchObject([{ isCurrent: true }])
    })
  })

  describe('an authenticator app', () => {
    /** A learner whose account needs a code. */
    const protectedAccount = async () => {
      const me = await begin()
      const { email, password } = me.learner
      const setup = await me.security.beginTotp(password)
      const recoveryCodes = await me.security.confirmTotp(await site.totpCode(setup.secret))
      const { account } = site.adapters()
      /** Enters the password and goes to the second step. */
      const pend = async () => {
        const pending = await account.signIn(email, password)
        if (typeof pending !== 'object') throw new Error('No second factor is asked for.')
        expectShape(pending, pendingSignInSchema)
        const finish = (method: CodeMethod, code: string) =>
          account.finishSignIn({ email, challenge: pending.challenge, method, code })
        return { ...pending, finish }
      }
      return { ...me, account, email, password, setup, recoveryCodes: recoveryCodes ?? [], pend }
    }

    it('is off at first', async () => {
      const me = await begin()
      expect(await me.security.factors()).toEqual({
        totpSince: null,
        passkeySince: null,
        recoveryCodes: 0,
      })
      await expectRefusal(me.security.renewRecoveryCodes(me.learner.password), 'no_factor')
      await me.security.removeTotp(me.learner.password)
    })

    it('is asked for once a code of it has come, and not before', async () => {
      const { security, learner, again } = await begin()
      await expectRefusal(security.beginTotp('wrong'), 'wrong_password')
      const setup = await security.beginTotp(learner.password)
      expectShape(setup, totpSetupSchema)
      expect(setup.uri).toMatch(/^otpauth:\/\/totp\//)
      expect(new URL(setup.uri).searchParams.get('secret')).toBe(setup.secret)
      const code = await site.totpCode(setup.secret)
      await expectRefusal(security.confirmTotp(wrong(code)), 'factor_code_invalid')
      await expectFieldError(security.confirmTotp('12345'), 'code', 'totp_invalid')
      expect(await again()).toBeTruthy()
      expect(await security.confirmTotp(code)).toHaveLength(10)
      expectShape(await security.factors(), secondFactorsSchema)
      expect(await security.factors()).toEqual({
        totpSince: expect.any(String),
        passkeySince: null,
        recoveryCodes: 10,
      })
      await expectRefusal(security.beginTotp(learner.password), 'totp_on')
      await expectRefusal(security.confirmTotp('123456'), 'totp_on')
    })

    it('lets in with a code of it', async () => {
      const me = await protectedAccount()
      const { methods, finish } = await me.pend()
      expect(methods).toEqual(['totp', 'recovery'])
      const code = await site.totpCode(me.setup.secret)
      await expectRefusal(finish('totp', wrong(code)), 'factor_code_invalid')
      await expectFieldError(finish('totp', 'x'), 'code', 'totp_invalid')
      const token = await finish('totp', ` ${code.slice(0, 3)} ${code.slice(3)} `)
      expect(await site.adapters({ learner: token }).user.profile()).toBeTruthy()
      await expectRefusal(finish('totp', code), 'challenge_over')
    })

    it('is replaced by each recovery code once', async () => {
      const me = await protectedAccount()
      const [code = ''] = me.recoveryCodes
      const first = await me.pend()
      await expectFieldError(first.finish('recovery', 'x'), 'code', 'recovery_code_invalid')
      const token = await first.finish('recovery', ` ${code.toLowerCase()}`)
      expect(await site.adapters({ learner: token }).security.factors()).toMatchObject({
        recoveryCodes: 9,
      })
      const second = await me.pend()
      await expectRefusal(second.finish('recovery', code), 'factor_code_invalid')
    })

    it('gives up a sign-in after five wrong codes', async () => {
      const me = await protectedAccount()
      const { finish } = await me.pend()
      const code = await site.totpCode(me.setup.secret)
      for (let tries = 0; tries < 5; tries += 1)
        await expectRefusal(finish('totp', wrong(code)), 400)
      await expectRefusal(finish('totp', code), 'challenge_over')
    })

    it('gets new recovery codes; the earlier ones no longer work', async () => {
      const me = await protectedAccount()
      await expectRefusal(me.security.renewRecoveryCodes('wrong'), 'wrong_password')
      const [next = ''] = await me.security.renewRecoveryCodes(me.password)
      const [earlier = ''] = me.recoveryCodes
      const { finish } = await me.pend()
      await expectRefusal(finish('recovery', earlier), 'factor_code_invalid')
      expect(await finish('recovery', next)).toBeTruthy()
    })

    it('is turned off with the password, any number of times', async () => {
      const me = await protectedAccount()
      await expectRefusal(me.security.removeTotp('wrong'), 'wrong_password')
      await me.security.removeTotp(me.password)
      await me.security.removeTotp(me.password)
      expect(await me.security.factors()).toEqual({
        totpSince: null,
        passkeySince: null,
        recoveryCodes: 0,
      })
      expect(await me.again()).toBeTruthy()
    })
  })
}

/** Another code than this one. */
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

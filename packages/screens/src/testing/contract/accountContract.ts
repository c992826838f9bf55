import { signupSettings } from '@rampart/contract/entities/values'
import { describe, expect, it } from 'vitest'
import type { SignUpDetails } from '../../adapters/adapters.ts'
import type { ContractSite } from './contractSite.ts'
import { expectFieldError, expectRefusal, signedIn, tokenOf } from './expectations.ts'

const newPassword = 'a brook over mossy stones'

/** Another code than the one given. */
const otherThan = (code: string | null) => String((Number(code) + 1) % 100_000_000).padStart(8, '0')

/** Signing in, out and up, and resetting the password. */
export function describeAccountContract(site: ContractSite): void {
  let people = 0
  const stranger = (): SignUpDetails => {
    people += 1
    return {
      firstName: 'Nia',
      lastName: 'New',
      email: `nia-${people}@example.org`,
      password: newPassword,
      invitation: null,
    }
  }

  describe('signing in', () => {
    it('returns a token that lets the learner in', async () => {
      const { email, password, firstName } = await site.addLearner(0)
      const token = await tokenOf(
        site.adapters().account.signIn(` ${email.toUpperCase()} `, password),
      )
      expect(await site.adapters({ learner: token }).user.profile()).toMatchObject({
        email,
        firstName,
      })
    })

    it('says the same of a wrong password and of an unknown address', async () => {
      const { email } = await site.addLearner(0)
      for (const address of [email, 'nobody@example.org']) {
        await expectRefusal(site.adapters().account.signIn(address, 'wrong'), 'invalid_credentials')
      }
    })

    it('names the field that is missing', async () => {
      await expectFieldError(site.adapters().account.signIn('', 'x'), 'email')
      await expectFieldError(site.adapters().account.signIn('dana@example.org', ''), 'password')
    })
  })

  it('signing out ends that token and no other; a second time is harmless', async () => {
    const { email, password, token } = await site.addLearner(0)
    const other = await tokenOf(site.adapters().account.signIn(email, password))
    await site.adapters().account.signOut(token)
    await site.adapters().account.signOut(token)
    await expectRefusal(site.adapters({ learner: token }).user.profile(), 401)
    expect(await site.adapters({ learner: other }).user.profile()).toMatchObject({ email })
  })

  describe('resetting the password', () => {
    /** Requests a code, and returns a function that sets the new password with it. */
    const begin = async (email: string) => {
      const reset = await site.adapters().account.requestReset(email)
      return { email, reset, otp: (await site.mailedCode(email)) ?? '', newPassword }
    }

    it('takes the mailed code, once, and ends what was signed in', async () => {
      const { email, password, token } = await site.addLearner(0)
      const { account, user } = site.adapters({ learner: token })
      const begun = await begin(email)
      await expectRefusal(
        account.resetPassword({ ...begun, otp: otherThan(begun.otp) }),
        'code_invalid',
      )
      await account.resetPassword(begun)
      await expectRefusal(user.profile(), 401)
      await expectRefusal(account.signIn(email, password), 401)
      expect(await account.signIn(email, newPassword)).toBeTruthy()
      await expectRefusal(
        account.resetPassword({ ...begun, newPassword: 'another long password' }),
        'code_invalid',
      )
    })

    it('returns the same for an unknown address, to which no mail goes', async () => {
      const { email } = await site.addLearner(0)
      const { account } = site.adapters()
      const unknown = await account.requestReset('nobody@example.org')
      const known = await account.requestReset(email)
      for (const id of [unknown, known]) expect(id).toMatch(/^[\w-]+$/)
      expect(await site.mailedCode('nobody@example.org')).toBeNull()
      await expectRefusal(
        account.resetPassword({
          email: 'nobody@example.org',
          reset: unknown,
          otp: '12345678',
          newPassword,
        }),
        'code_invalid',
      )
      const otp = otherThan(await site.mailedCode(email))
      await expectRefusal(
        account.resetPassword({ email, reset: known, otp, newPassword }),
        'code_invalid',
      )
    })

    it('takes a code with its own reset alone', async () => {
      const { email } = await site.addLearner(0)
      const { account } = site.adapters()
      const first = await begin(email)
      const second = await begin(email)
      if (first.otp !== second.otp) {
        const crossed = { ...second, otp: first.otp }
        await expectRefusal(account.resetPassword(crossed), 'code_invalid')
      }
      await account.resetPassword(second)
      await expectRefusal(account.resetPassword(first), 'code_invalid')
    })

    it('is not spoiled by a stranger who guesses, or asks for a code too', async () => {
      const { email } = await site.addLearner(0)
      const { account } = site.adapters()
      const own = await begin(email)
      const strange = await begin(email)
      for (let guess = 0; guess < 5; guess += 1) {
        const otp = otherThan(strange.otp)
        await expectRefusal(account.resetPassword({ ...strange, otp }), 'code_invalid')
        await expectRefusal(
          account.resetPassword({ ...strange, reset: 'a'.repeat(22), otp }),
          'code_invalid',
        )
      }
      await account.resetPassword(own)
    })

    it('names the field that is wrong', async () => {
      const { account } = site.adapters()
      const given = { email: 'dana@example.org', reset: 'reset', otp: '12345678', newPassword }
      await expectFieldError(account.requestReset('no address'), 'email', 'email_invalid')
      await expectFieldError(account.resetPassword({ ...given, otp: '1234' }), 'otp')
      await expectFieldError(
        account.resetPassword({ ...given, newPassword: 'short' }),
        'newPassword',
      )
    })
  })

  describe('signing up', () => {
    it('says who may', async () => {
      expect(signupSettings).toContain(await site.adapters().account.signUpSetting())
    })

    it('opens the account with the mailed code, once', async () => {
      const { account } = site.adapters()
      const details = stranger()
      const registration = await account.signUp(details)
      const code = await site.mailedCode(details.email)
      await expectRefusal(account.signIn(details.email, details.password), 401)
      await expectRefusal(account.confirmSignUp(registration, otherThan(code)), 400)
      await account.confirmSignUp(registration, code ?? '')
      await expectRefusal(account.confirmSignUp(registration, code ?? ''), 400)
      const token = await tokenOf(account.signIn(details.email, details.password))
      const { firstName, lastName, email } = details
      expect(await site.adapters({ learner: token }).user.profile()).toMatchObject({
        firstName,
        lastName,
        email,
      })
    })

    it('returns the same for an address that has an account, whose owner gets no code', async () => {
      const { email, password } = await site.addLearner(0)
      const { account } = site.adapters()
      expect(await account.signUp({ ...stranger(), email })).toBeTruthy()
      expect(await site.mailedCode(email)).toBeNull()
      expect(await account.signIn(email, password)).toBeTruthy()
    })

    it('does not take the code of another registration', async () => {
      const { account } = site.adapters()
      const [mine, theirs] = [stranger(), stranger()]
      const registration = await account.signUp(mine)
      await account.signUp(theirs)
      const [own, other] = [await site.mailedCode(mine.email), await site.mailedCode(theirs.email)]
      if (own !== other) await expectRefusal(account.confirmSignUp(registration, other ?? ''), 400)
      await expectRefusal(account.confirmSignUp('no-such-registration', own ?? ''), 400)
      await account.confirmSignUp(registration, own ?? '')
    })

    it('names the field that is wrong', async () => {
      const { account } = site.adapters()
      await expectFieldError(account.signUp({ ...stranger(), firstName: ' ' }), 'firstName')
      await expectFieldError(account.signUp({ ...stranger(), email: 'no address' }), 'email')
      await expectFieldError(
        account.signUp({ ...stranger(), password: 'short' }),
        'password',
        'password_too_short',
      )
    })
  })

  it('a learner is let in by a token that is theirs alone', async () => {
    const [one, other] = [await signedIn(site), await signedIn(site)]
    expect((await one.user.profile()).email).toBe(one.learner.email)
    expect((await other.user.profile()).email).toBe(other.learner.email)
    await expectRefusal(site.adapters({ learner: 'nonsense' }).user.profile(), 401)
  })
}

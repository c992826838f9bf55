import { signInSessionSchema } from '@rampart/contract/entities/signInSession'
import { describe, expect, it } from 'vitest'
import type { ContractSite } from './contractSite.ts'
import { expectRefusal, expectShapes } from './expectations.ts'

/** Who can get into an account. */
export function describeSecurityContract(site: ContractSite): void {
  /** A learner who is signed in once, with the adapters of that session. */
  const begin = async () => {
    const learner = await site.addLearner(0)
    const again = async () => {
      const { email, password } = learner
      const token = (await site.adapters().account.signIn(email, password)) ?? ''
      return site.adapters({ learner: token })
    }
    return { ...(await again()), again }
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

    it('are ended all at once but for the one that asks, which gets its next token', async () => {
      const me = await begin()
      const other = await me.again()
      const next = site.adapters({ learner: await me.security.endOtherSessions() })
      await expectRefusal(other.user.profile(), 401)
      await expectRefusal(me.user.profile(), 401)
      expect(await next.security.sessions()).toMatchObject([{ isCurrent: true }])
    })
  })
}

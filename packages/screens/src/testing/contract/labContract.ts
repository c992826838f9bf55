import { creditLedgerEntrySchema } from '@rampart/contract/entities/creditLedgerEntry'
import type { LabSession } from '@rampart/contract/entities/labSession'
import { labSessionSchema } from '@rampart/contract/entities/labSession'
import { describe, expect, it } from 'vitest'
import type { ContractSite } from './contractSite.ts'
import { expectRefusal, expectShape, expectShapes, signedIn } from './expectations.ts'

/** Lab sessions and the credits that they cost. Specification §4, §9. */
export function describeLabContract(site: ContractSite): void {
  const started = async (credits?: number) => {
    const [me, lab] = [await signedIn(site, credits), await site.addLab()]
    return { me, lab, id: await me.lab.start(lab.path, 60) }
  }

  describe('a lab session', () => {
    it('is in the list as soon as it is started, and paid for', async () => {
      const { me, lab, id } = await started()
      const sessions = await me.lab.sessions()
      expectShapes(sessions, labSessionSchema)
      const session = await me.lab.session(id)
      expectShape(session, labSessionSchema)
      expect(sessions).toEqual([session])
      expect(session).toMatchObject({
        _id: id,
        status: 'queued',
        queuePlace: expect.any(Number),
        startedAt: null,
        endedAt: null,
        timeFactor: 1,
        ttl: 60,
        maxTtl: 240,
        creditsUsed: 2,
        outputs: null,
        error: null,
      })
      expect(session.lab).toMatchObject({ path: lab.path, title: lab.title })
      const { balance, entries } = await me.lab.credits()
      expectShapes(entries, creditLedgerEntrySchema)
      expect(balance).toBe(8)
      expect(entries[0]).toMatchObject({
        kind: 'hold',
        amount: -2,
        minutes: 60,
        balance: 8,
        sessionId: id,
      })
    })

    it('has its address and its credentials while it is active', async () => {
      const { me, id } = await started()
      await site.moveSession(id, 'active')
      const { status, queuePlace, startedAt, outputs } = await me.lab.session(id)
      expect([status, queuePlace]).toEqual(['active', null])
      expect(startedAt).not.toBeNull()
      expect(outputs?.connectionUrl).toMatch(/^http/)
      expect(Object.values(outputs?.credentials ?? {})).not.toContain(null)
      expect(Object.keys(outputs?.credentials ?? {})).not.toHaveLength(0)
    })

    it('that is ended while active is completed, its secrets are gone, and a second end is harmless', async () => {
      const { me, id } = await started()
      await site.moveSession(id, 'active')
      const names = Object.keys((await me.lab.session(id)).outputs?.credentials ?? {})
      const ended = await me.lab.end(id)
      const session = await me.lab.session(id)
      expect(ended).toEqual(session)
      // One of its two half-hours had begun.
      expect(session).toMatchObject({ status: 'completed', creditsUsed: 1, creditsBack: 1 })
      expect(session.endedAt).not.toBeNull()
      expect(session.outputs?.credentials).toEqual(
        Object.fromEntries(names.map((name) => [name, null])),
      )
      expect(await me.lab.end(id)).toEqual(session)
      expect(await me.lab.sessions()).toEqual([session])
      const { balance, entries } = await me.lab.credits()
      expect(balance).toBe(9)
      expect(entries[0]).toMatchObject({ kind: 'unused', amount: 1, sessionId: id })
    })

    it('that is ended before it is active is abandoned and costs nothing, once', async () => {
      const { me, id } = await started()
      await me.lab.end(id)
      await me.lab.end(id)
      expect(await me.lab.session(id)).toMatchObject({
        status: 'abandoned',
        creditsUsed: 0,
        startedAt: null,
        outputs: null,
      })
      const { balance, entries } = await me.lab.credits()
      expect(balance).toBe(10)
      expect(entries.map(({ kind, amount }) => [kind, amount])).toEqual([
        ['refund', 2],
        ['hold', -2],
        ['grant', 10],
      ])
    })

    it('that failed says why, costs nothing, and cannot be ended', async () => {
      const { me, id } = await started()
      await site.moveSession(id, 'failed')
      const session = await me.lab.session(id)
      expect(session).toMatchObject({ status: 'failed', creditsUsed: 0 })
      expect(session.error?.message).toBeTruthy()
      expect((await me.lab.credits()).balance).toBe(10)
      await expectRefusal(me.lab.end(id), 'lab_ended', { status: 'failed' })
    })

    it('whose time is over has expired, and cannot be ended', async () => {
      const { me, id } = await started()
      await site.moveSession(id, 'active')
      await site.moveSession(id, 'expired')
      expect(await me.lab.sessions()).toMatchObject([
        { _id: id, status: 'expired', creditsUsed: 2 },
      ])
      expect((await me.lab.session(id)).endedAt).not.toBeNull()
      await expectRefusal(me.lab.end(id), 'lab_ended', { status: 'expired' })
      await expectRefusal(me.lab.extend(id, 30), 'lab_not_active')
    })

    it('is its learner’s own', async () => {
      const { id } = await started()
      const other = await signedIn(site)
      expect(await other.lab.sessions()).toEqual([])
      for (const sessionId of [id, 'no-such-session', '..']) {
        await expectRefusal(other.lab.session(sessionId), 404)
        await expectRefusal(other.lab.end(sessionId), 404)
        await expectRefusal(other.lab.extend(sessionId, 30), 404)
        await expectRefusal(other.lab.openTerminal(sessionId), 404)
      }
    })
  })

  describe('following a session', () => {
    it('gives it as it is now, and again after a change, until it has ended', async () => {
      const { me, id } = await started()
      await site.moveSession(id, 'active')
      const seen: LabSession[] = []
      const { signal } = new AbortController()
      const following = me.lab.follow(id, (session) => void seen.push(session), signal)
      await expect.poll(() => seen.at(-1)).toEqual(await me.lab.session(id))
      await me.lab.extend(id, 30)
      await expect.poll(() => seen.at(-1)?.ttl).toBe(90)
      await me.lab.end(id)
      await following
      expect(seen.at(-1)).toEqual(await me.lab.session(id))
      expectShapes(seen, labSessionSchema)
    })

    it('ends without a word when nobody wants to know any more', async () => {
      const { me, id } = await started()
      const leaving = new AbortController()
      let count = 0
      const following = me.lab.follow(id, () => void (count += 1), leaving.signal)
      await expect.poll(() => count).toBeGreaterThan(0)
      leaving.abort()
      await expect(following).resolves.toBeUndefined()
    })

    it('is for its learner', async () => {
      const { id } = await started()
      const other = await signedIn(site)
      const { signal } = new AbortController()
      for (const sessionId of [id, 'no-such-session', '..'])
        await expectRefusal(
          other.lab.follow(sessionId, () => undefined, signal),
          404,
        )
    })
  })

  describe('starting a lab', () => {
    it('takes as many credits as there are', async () => {
      const [me, lab] = [await signedIn(site, 1), await site.addLab()]
      await expectRefusal(me.lab.start(lab.path, 60), 'too_few_credits', {
        action: 'start',
        cost: 2,
        balance: 1,
      })
      expect(await me.lab.sessions()).toEqual([])
      expect((await me.lab.credits()).balance).toBe(1)
      await me.lab.start(lab.path, 30)
      expect((await me.lab.credits()).balance).toBe(0)
    })

    it('is for one session of a lab at a time, also at once', async () => {
      const [me, lab] = [await signedIn(site), await site.addLab()]
      const answers = await Promise.allSettled([
        me.lab.start(lab.path, 30),
        me.lab.start(lab.path, 30),
      ])
      expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
      await expectRefusal(me.lab.start(lab.path, 30), 'lab_in_progress')
      expect((await me.lab.credits()).balance).toBe(9)
    })

    it('is for three labs at a time; a new session comes first in the list', async () => {
      const me = await signedIn(site)
      const ids: string[] = []
      for (const _place of [1, 2, 3])
        ids.unshift(await me.lab.start((await site.addLab()).path, 30))
      const { path } = await site.addLab()
      await expectRefusal(me.lab.start(path, 30), 'too_many_labs')
      expect((await me.lab.sessions()).map(({ _id }) => _id)).toEqual(ids)
      await me.lab.end(ids[0] ?? '')
      ids.unshift(await me.lab.start(path, 30))
      expect((await me.lab.sessions()).map(({ _id }) => _id)).toEqual(ids)
    })

    it('needs a lab', async () => {
      const me = await signedIn(site)
      await expectRefusal(me.lab.start('no-such-lab', 30), 404)
      await expectRefusal(me.lab.start('..', 30), 404)
    })
  })

  describe('extending a session', () => {
    it('adds time for credits', async () => {
      const { me, id } = await started()
      await site.moveSession(id, 'active')
      const extended = await me.lab.extend(id, 120)
      expectShape(extended, labSessionSchema)
      expect(extended).toMatchObject({ _id: id, status: 'active', ttl: 180, creditsUsed: 6 })
      expect(await me.lab.session(id)).toEqual(extended)
      const { balance, entries } = await me.lab.credits()
      expect(balance).toBe(4)
      expect(entries[0]).toMatchObject({ kind: 'extension', amount: -4, minutes: 120 })
    })

    it('adds nothing when it is sent again with the time of before', async () => {
      const { me, id } = await started()
      await site.moveSession(id, 'active')
      const extended = await me.lab.extend(id, 30, 60)
      expect(extended).toMatchObject({ ttl: 90, creditsUsed: 3 })
      expect(await me.lab.extend(id, 30, 60)).toEqual(extended)
      expect((await me.lab.credits()).balance).toBe(7)
      expect(await me.lab.extend(id, 30, 90)).toMatchObject({ ttl: 120, creditsUsed: 4 })
      // Another page asked for a longer one at the same time.
      expect(await me.lab.extend(id, 60, 90)).toMatchObject({ ttl: 180, creditsUsed: 6 })
    })

    it('is for active sessions', async () => {
      const { me, id } = await started()
      await expectRefusal(me.lab.extend(id, 30), 'lab_not_active')
      expect((await me.lab.credits()).balance).toBe(8)
    })

    it('ends where the lab’s longest duration is reached', async () => {
      const { me, id } = await started(20)
      await site.moveSession(id, 'active')
      await expectRefusal(me.lab.extend(id, 240), 'lab_too_long', { left: 180 })
      expect(await me.lab.session(id)).toMatchObject({ ttl: 60, creditsUsed: 2 })
    })

    it('takes as many credits as there are', async () => {
      const { me, id } = await started(3)
      await site.moveSession(id, 'active')
      await expectRefusal(me.lab.extend(id, 60), 'too_few_credits', {
        action: 'extend',
        cost: 2,
        balance: 1,
      })
      expect(await me.lab.session(id)).toMatchObject({ ttl: 60, creditsUsed: 2 })
    })
  })
}

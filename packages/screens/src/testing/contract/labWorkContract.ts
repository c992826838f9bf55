import { labSessionSchema } from '@rampart/contract/entities/labSession'
import { describe, expect, it } from 'vitest'
import type { ContractSite } from './contractSite.ts'
import { expectRefusal, expectShape, signedIn } from './expectations.ts'

/**
 * Help for a learner in a session: more time, reports of solved checks, and hints. Additions to the
 * specification.
 */
export function describeLabWorkContract(site: ContractSite): void {
  const started = async () => {
    const [me, lab] = [await signedIn(site), await site.addLab()]
    return { me, lab, id: await me.lab.start(lab.path, 60) }
  }

  describe('a session of a learner who needs more time', () => {
    it('runs as much longer for the same credits, and its half-hours with it', async () => {
      const [me, lab] = [await signedIn(site), await site.addLab()]
      const kept = await me.user.updateProfile({ ...(await me.user.profile()), labTime: 'longer' })
      expect(kept.labTime).toBe('longer')
      const id = await me.lab.start(lab.path, 60)
      expect(await me.lab.session(id)).toMatchObject({
        timeFactor: 1.5,
        ttl: 90,
        maxTtl: 360,
        creditsUsed: 2,
      })
      expect((await me.lab.credits()).entries[0]).toMatchObject({ amount: -2, minutes: 90 })
      await site.moveSession(id, 'active')
      // A session keeps the setting that it was started with.
      await me.user.updateProfile({ ...kept, labTime: 'standard' })
      expect(await me.lab.extend(id, 30)).toMatchObject({ ttl: 135, creditsUsed: 3 })
      await expectRefusal(me.lab.extend(id, 240), 'lab_too_long', { left: 225 })
      expect(await me.lab.end(id)).toMatchObject({ creditsUsed: 1, creditsBack: 2 })
      expect(await me.lab.session(await me.lab.start(lab.path, 60))).toMatchObject({
        timeFactor: 1,
        ttl: 60,
      })
    })
  })

  describe('a mission', () => {
    it('is there from the start, with nothing solved, and holds what the target reports', async () => {
      const { me, id } = await started()
      const read = async () => (await me.lab.session(id)).mission
      const idsIn = async (state: string) =>
        (await read())?.checks.flatMap((check) => (check.state === state ? [check.id] : [])) ?? []
      const [tasks, guards] = [await idsIn('open'), await idsIn('holding')]
      const [first = '', ...others] = tasks
      expect([others.length > 0, guards.length > 0]).toEqual([true, true])
      await site.moveSession(id, 'active')
      await site.reportChecks(id, [first])
      expect(await idsIn('solved')).toEqual([first])
      expect(await idsIn('broken')).toEqual(guards)
      await site.reportChecks(id, [...others, ...guards, 'unknown'])
      expect(await idsIn('solved')).toEqual(others)
      expect(await idsIn('holding')).toEqual(guards)
      expect((await read())?.solvedAt).toBeNull()
      await site.reportChecks(id, [...tasks, ...guards])
      const solved = await read()
      expect(solved?.solvedAt).not.toBeNull()
      expect(solved?.checks.map(({ state }) => state)).toEqual(
        [...tasks, ...guards].map(() => 'solved'),
      )
      await site.reportChecks(id, [])
      await me.lab.end(id)
      expect(await read()).toEqual(solved)
    })
  })

  describe('the hints of a check', () => {
    const withHints = async () => {
      const { me, id } = await started()
      await site.moveSession(id, 'active')
      const checkOf = async (checkId: string) =>
        (await me.lab.session(id)).mission?.checks.find((check) => check.id === checkId)
      const checks = (await me.lab.session(id)).mission?.checks ?? []
      const first = checks.find(({ hintCount }) => hintCount === 3)?.id ?? ''
      return { me, id, checks, first, read: () => checkOf(first) }
    }

    it('are counted, and none is told before it is opened', async () => {
      const { checks } = await withHints()
      expect(checks.some(({ hintCount }) => hintCount > 0)).toBe(true)
      expect(checks.flatMap(({ hints }) => hints)).toEqual([])
    })

    it('are opened one after another, and stay open after the end', async () => {
      const { me, id, first, read } = await withHints()
      await expectRefusal(me.lab.openHint(id, first, 2), 'hint_not_next', { opened: 0 })
      const opened = await me.lab.openHint(id, first, 1)
      expectShape(opened, labSessionSchema)
      expect(opened).toEqual(await me.lab.session(id))
      await expectRefusal(me.lab.openHint(id, first, 3), 'hint_not_next', { opened: 1 })
      await me.lab.openHint(id, first, 2)
      await me.lab.end(id)
      await me.lab.openHint(id, first, 3)
      const check = await read()
      expect(check).toMatchObject({
        hintCount: 3,
        hints: [expect.any(String), expect.any(String), expect.any(String)],
      })
      expect(new Set(check?.hints).size).toBe(3)
    })

    it('are opened once by two tabs, and one that is open is a success', async () => {
      const { me, id, first, read } = await withHints()
      await Promise.all([me.lab.openHint(id, first, 1), me.lab.openHint(id, first, 1)])
      await me.lab.openHint(id, first, 1)
      expect((await read())?.hints).toHaveLength(1)
    })

    it('are those of the session’s checks', async () => {
      const { me, id, checks } = await withHints()
      const without = checks.find(({ hintCount }) => hintCount === 0)?.id ?? ''
      await expectRefusal(me.lab.openHint(id, without, 1), 'hint_not_found')
      await expectRefusal(me.lab.openHint(id, 'unknown', 1), 'hint_not_found')
    })

    it('are the learner’s own', async () => {
      const { id, first, read } = await withHints()
      const other = await signedIn(site)
      for (const sessionId of [id, 'no-such-session', '..'])
        await expectRefusal(other.lab.openHint(sessionId, first, 1), 404)
      expect((await read())?.hints).toEqual([])
    })
  })
}

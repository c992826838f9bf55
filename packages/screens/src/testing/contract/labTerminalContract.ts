import { describe, expect, it } from 'vitest'
import type { ContractSite } from './contractSite.ts'
import { expectRefusal, signedIn } from './expectations.ts'

/** Access to a session's terminal. */
export function describeLabTerminalContract(site: ContractSite): void {
  describe('the terminal of a lab session', () => {
    it('gives passes to its terminal while it is active, for a few minutes', async () => {
      const me = await signedIn(site)
      const id = await me.lab.start((await site.addLab()).path, 60)
      await expectRefusal(me.lab.openTerminal(id), 'lab_not_active')
      await site.moveSession(id, 'active')
      const { ticket, expiresAt, shell } = await me.lab.openTerminal(id)
      expect(ticket).not.toBe('')
      // Its terminal is a shell in the browser.
      expect(shell).toBeNull()
      expect(Number.isNaN(Date.parse(expiresAt))).toBe(false)
      await me.lab.end(id)
      await expectRefusal(me.lab.openTerminal(id), 'lab_not_active')
    })
  })
}

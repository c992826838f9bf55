import { describe, expect, it } from 'vitest'
import type { ContractSite } from './contractSite.ts'
import { expectFieldError, expectRefusal } from './expectations.ts'

let made = 0
const newEmail = () => `opening-${(made += 1)}@example.org`

/** Notices when a bootcamp opens. */
export function describeOpeningContract(site: ContractSite): void {
  describe('being told of an opening', () => {
    it('is promised to any address alike, and as often as asked', async () => {
      const { bootcamp } = site.adapters()
      const email = newEmail()
      for (const each of [email, email, newEmail()])
        expect(await bootcamp.askForOpening('cyber', each)).toBeUndefined()
    })

    it('takes an address and a bootcamp', async () => {
      const { bootcamp } = site.adapters()
      for (const email of ['', 'pat', 'a@example.org, b@example.org'])
        await expectFieldError(bootcamp.askForOpening('cyber', email), 'email', 'email_invalid')
      await expectRefusal(bootcamp.askForOpening('no-such', newEmail()), 'bootcamp_not_found')
    })

    it('begins with the mailed link, used once or several times', async () => {
      const { bootcamp } = site.adapters()
      const email = newEmail()
      await bootcamp.askForOpening('cyber', ` ${email.toUpperCase()} `)
      const link = await site.openingLink(email)
      expect(link).not.toBeNull()
      for (let time = 0; time < 2; time += 1)
        expect(await bootcamp.confirmOpening(link?.code ?? '')).toBe('cyber')
    })

    it('does not begin with a link that is unknown', async () => {
      const { bootcamp } = site.adapters()
      await expectRefusal(bootcamp.confirmOpening('unknown'), 'opening_link_unknown')
      await expectRefusal(bootcamp.confirmOpening('not a code'), 400)
    })

    it('ends by the way out, also if there is nothing to end', async () => {
      const { bootcamp } = site.adapters()
      const email = newEmail()
      await bootcamp.askForOpening('cyber', email)
      const link = await site.openingLink(email)
      for (const id of [link?.id ?? '', link?.id ?? '', '0b8e6f9a-3c1d-4f7e-9a52-6d1f0c2b7e44'])
        expect(await bootcamp.leaveOpening(id)).toBeUndefined()
      await expectRefusal(bootcamp.confirmOpening(link?.code ?? ''), 'opening_link_unknown')
      await expectRefusal(bootcamp.leaveOpening('cut-short'), 'opening_link_unknown')
    })
  })
}

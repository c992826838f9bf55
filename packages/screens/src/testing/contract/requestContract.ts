import { listRequests } from '@rampart/contract/calls/operatorRequests'
import { describe, expect, it } from 'vitest'
import type { ContractSite } from './contractSite.ts'
import { enrolled, expectRefusal, expectShape, signedIn } from './expectations.ts'

/** Requests of learners to the operator. An addition to the specification. */
export function describeRequestContract(site: ContractSite): void {
  describe('requests to the operator', () => {
    it('are none at first, then the newest first; one that is open is returned again', async () => {
      const me = await signedIn(site)
      expect(await me.requests.list()).toEqual([])
      const credits = await me.requests.ask({ kind: 'credits', note: ' For the workshop ' })
      expect(credits).toMatchObject({
        kind: 'credits',
        status: 'open',
        correction: null,
        note: 'For the workshop',
        answer: null,
        closedAt: null,
      })
      expect(await me.requests.ask({ kind: 'credits', note: 'Again' })).toEqual(credits)
      const subscription = await me.requests.ask({ kind: 'subscription', note: '' })
      const data = await me.requests.list()
      expectShape({ success: true, data }, listRequests.response)
      expect(data.map(({ _id }) => _id).toSorted()).toEqual(
        [credits._id, subscription._id].toSorted(),
      )
      expect(await (await signedIn(site)).requests.list()).toEqual([])
    })

    it('name the own credential with the wrong name', async () => {
      const { me, course, finish } = await enrolled(site, 'certificate')
      await finish()
      const certificate = await me.credential.ofCourse('certificate', course.slug)
      if (!certificate) throw new Error('No certificate was issued.')
      const { credentialId } = certificate
      const name = { credentialId, firstName: 'Zoë', lastName: 'Adams', note: '' }
      const asked = await me.requests.askForName({
        ...name,
        credentialId: credentialId.toLowerCase(),
      })
      expect(asked).toMatchObject({
        kind: 'name_correction',
        correction: { credentialId, firstName: 'Zoë', lastName: 'Adams' },
      })
      expect(await me.requests.askForName({ ...name, lastName: 'Other' })).toEqual(asked)
      const stranger = await signedIn(site)
      const { code } = await expectRefusal(stranger.requests.askForName(name), 404)
      expect(code).toBe('credential_not_held')
    })

    it('are refused for the same name, a revoked credential, and what is no name', async () => {
      const { me, course, finish } = await enrolled(site, 'certificate')
      await finish()
      const certificate = await me.credential.ofCourse('certificate', course.slug)
      const { credentialId = '', participantName = '' } = certificate ?? {}
      const [firstName = '', ...rest] = (participantName ?? '').split(' ')
      const name = { credentialId, firstName, lastName: rest.join(' '), note: '' }
      expect((await expectRefusal(me.requests.askForName(name), 409)).code).toBe('name_unchanged')
      await expectRefusal(me.requests.askForName({ ...name, firstName: ' ' }), 400)
      await expectRefusal(me.requests.askForName({ ...name, note: 'x'.repeat(501) }), 400)
      await site.revoke(credentialId)
      const other = { ...name, lastName: 'Other' }
      expect((await expectRefusal(me.requests.askForName(other), 409)).code).toBe(
        'credential_revoked',
      )
    })
  })
}

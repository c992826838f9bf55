import { preferencesSchema } from '@rampart/contract/entities/preferences'
import { userProfileSchema } from '@rampart/contract/entities/userProfile'
import { describe, expect, it } from 'vitest'
import type { ContractSite } from './contractSite.ts'
import { enrolled, expectFieldError, expectRefusal, expectShape, signedIn } from './expectations.ts'

const newPassword = 'a brook over mossy stones'

/** The signed-in learner as a person: profile, password, preferences, and their own data. */
export function describeUserContract(site: ContractSite): void {
  describe('the profile', () => {
    it('is stored as it is returned', async () => {
      const me = await signedIn(site)
      const before = await me.user.profile()
      const changes = {
        ...before,
        firstName: ' Ngozi ',
        phoneNumber: '2348012345678',
        linkedInProfile: 'linkedin.com/in/ngozi',
        gender: 'female' as const,
      }
      const kept = await me.user.updateProfile(changes)
      expectShape(kept, userProfileSchema)
      expect(kept).toEqual({ ...changes, firstName: 'Ngozi' })
      expect(await me.user.profile()).toEqual(kept)
    })

    it.each([
      ['firstName', ' '],
      ['firstName', '\u202EanaD'],
      ['lastName', '\u200B'],
      ['phoneNumber', '0801'],
      ['linkedInProfile', 'https://example.org/ngozi'],
      ['email', 'other@example.org'],
    ])('names %s where %j cannot be kept', async (field, value) => {
      const me = await signedIn(site)
      const before = await me.user.profile()
      await expectFieldError(me.user.updateProfile({ ...before, [field]: value }), field)
      expect(await me.user.profile()).toEqual(before)
    })
  })

  describe('the password', () => {
    it('changes, ends every earlier token and returns the next one', async () => {
      const me = await signedIn(site)
      const { email, password } = me.learner
      const next = await me.user.changePassword(password, newPassword)
      await expectRefusal(me.user.profile(), 401)
      expect(await site.adapters({ learner: next }).user.profile()).toMatchObject({ email })
      await expectRefusal(me.account.signIn(email, password), 401)
      expect(await me.account.signIn(email, newPassword)).toBeTruthy()
    })

    it('is the same in every way to type it', async () => {
      const me = await signedIn(site)
      const composed = 'caf\u00E9 in the rain'
      await me.user.changePassword(me.learner.password, composed.normalize('NFD'))
      for (const form of ['NFC', 'NFD'])
        expect(await me.account.signIn(me.learner.email, composed.normalize(form))).toBeTruthy()
    })

    it('changes once where several changes come with one old password; the others are told', async () => {
      const me = await signedIn(site)
      const chosen = ['a brook over stones', 'a bridge over a brook', 'a boat under a bridge']
      const changes = await Promise.allSettled(
        chosen.map((password) => me.user.changePassword(me.learner.password, password)),
      )
      const made = changes.flatMap((change) =>
        change.status === 'fulfilled' ? [change.value] : [],
      )
      expect(made).toHaveLength(1)
      expect(await site.adapters({ learner: made[0] ?? '' }).user.profile()).toBeTruthy()
    })

    it('does not change without the old one, which ends no session', async () => {
      const me = await signedIn(site)
      await expectFieldError(me.user.changePassword('wrong', newPassword), 'currentPassword')
      expect(await me.user.profile()).toMatchObject({ email: me.learner.email })
      expect(await me.account.signIn(me.learner.email, me.learner.password)).toBeTruthy()
    })

    it.each(['short', 'x'.repeat(129), ' '.repeat(8)])(
      'is of 8 to 128 characters, not blank',
      async (password) => {
        const me = await signedIn(site)
        await expectFieldError(me.user.changePassword(me.learner.password, password), 'newPassword')
      },
    )
  })

  it('preferences follow the device until some are kept', async () => {
    const me = await signedIn(site)
    const first = await me.user.preferences()
    expectShape(first, preferencesSchema)
    expect(first).toEqual({ theme: 'system', motion: 'system' })
    expect(await me.user.savePreferences({ theme: 'dark', motion: 'reduced' })).toEqual({
      theme: 'dark',
      motion: 'reduced',
    })
    expect(await me.user.preferences()).toEqual({ theme: 'dark', motion: 'reduced' })
    expect(await (await signedIn(site)).user.preferences()).toEqual(first)
  })

  it('an export has everything by section, and no secret', async () => {
    const { me, course } = await enrolled(site)
    await me.lesson.complete(course.lessonIds[0] ?? '')
    await me.user.savePreferences({ theme: 'dark', motion: 'system' })
    const data = await me.user.exportData()
    expect(data).toMatchObject({
      profile: await me.user.profile(),
      preferences: { theme: 'dark', motion: 'system' },
      enrolments: [{ course: course.title }],
      completedLessons: [{}],
      creditLedger: [{ kind: 'grant', amount: 10 }],
      labSessions: [],
    })
    expect(JSON.stringify(data)).not.toMatch(/password/i)
    expect(JSON.stringify(data)).not.toContain(me.learner.token)
  })

  describe('deleting the account', () => {
    const certified = async () => {
      const { me, course, finish } = await enrolled(site, 'certificate')
      await finish()
      const certificate = await me.credential.ofCourse('certificate', course.slug)
      if (!certificate) throw new Error('No certificate was issued.')
      return { me, certificate }
    }

    it('takes the password', async () => {
      const me = await signedIn(site)
      await expectFieldError(me.user.deleteAccount('wrong', false), 'currentPassword')
      expect(await me.user.profile()).toMatchObject({ email: me.learner.email })
    })

    it('ends everything but credentials, which stay verifiable', async () => {
      const { me, certificate } = await certified()
      await me.user.deleteAccount(me.learner.password, false)
      await expectRefusal(me.user.profile(), 401)
      await expectRefusal(me.account.signIn(me.learner.email, me.learner.password), 401)
      expect(await site.adapters().credential.find(certificate)).toEqual(certificate)
    })

    it('takes credentials along where that is asked for: they are revoked and have no name', async () => {
      const { me, certificate } = await certified()
      await me.user.deleteAccount(me.learner.password, true)
      expect(await site.adapters().credential.find(certificate)).toMatchObject({
        status: 'Revoked',
        participantName: null,
      })
    })
  })
}

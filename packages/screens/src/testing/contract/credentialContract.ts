import { badgeSchema } from '@rampart/contract/entities/badge'
import { certificateSchema } from '@rampart/contract/entities/certificate'
import { credentialSchema } from '@rampart/contract/entities/credential'
import { badgeWire } from '@rampart/contract/calls/badge'
import { certificateWire } from '@rampart/contract/calls/certificate'
import { toListed } from '@rampart/contract/rules/credentialWire'
import { describe, expect, it } from 'vitest'
import type { ContractSite } from './contractSite.ts'
import { enrolled, expectRefusal, expectShape, expectShapes, signedIn } from './expectations.ts'

/** What completing a course earns, and what anyone may read and check about it. */
export function describeCredentialContract(site: ContractSite): void {
  const earned = async (credential: 'certificate' | 'badge') => {
    const { me, course, finish } = await enrolled(site, credential)
    await finish()
    return { me, course, name: `${me.learner.firstName} ${me.learner.lastName}` }
  }
  const certificateOf = async () => {
    const { me, course, name } = await earned('certificate')
    const certificate = await me.credential.ofCourse('certificate', course.slug)
    if (!certificate) throw new Error('No certificate was issued.')
    return { me, course, name, certificate }
  }

  describe('credentials', () => {
    it('are issued with the last lesson, once: a certificate', async () => {
      const { me, course, name, certificate } = await certificateOf()
      expectShape(certificateWire.toWire(certificate), certificateSchema)
      const { credentialId } = certificate
      const id = { type: 'certificate', credentialId } as const
      const common = {
        ...id,
        source: 'course',
        bootcampName: null,
        course: { title: course.title },
      }
      expect(credentialId).toMatch(/^CSN-./)
      expect(certificate).toMatchObject({ ...common, participantName: name, status: 'Valid' })
      expect(await me.credential.ofCourse('badge', course.slug)).toBeNull()
      await me.lesson.complete(course.lessonIds[0] ?? '')
      const list = await me.credential.list()
      expectShapes(list.map(toListed), credentialSchema)
      expect(list).toMatchObject([common])
      const { find } = site.adapters().credential
      expect(await find(id)).toEqual(certificate)
      expect(await find({ ...id, credentialId: credentialId.toLowerCase() })).toEqual(certificate)
    })

    it('are issued with the last lesson, once: a badge', async () => {
      const { me, course, name } = await earned('badge')
      const badge = await me.credential.ofCourse('badge', course.slug)
      if (!badge) throw new Error('No badge was issued.')
      expectShape(badgeWire.toWire(badge), badgeSchema)
      expect(badge).toMatchObject({
        participantName: name,
        course: { title: course.title },
        status: 'Valid',
      })
      expect(await me.credential.ofCourse('certificate', course.slug)).toBeNull()
      const { credentialId } = badge
      const id = { type: 'badge', credentialId } as const
      expect(await me.credential.list()).toMatchObject([{ ...id, pdfUrl: null }])
      const { find } = site.adapters().credential
      expect(await find(id)).toEqual(badge)
      expect(await find({ ...id, credentialId: credentialId.toLowerCase() })).toEqual(badge)
    })

    it('are none before the course is completed, nor if it earns none', async () => {
      const { me, course } = await enrolled(site, 'certificate')
      expect(await me.credential.ofCourse('certificate', course.slug)).toBeNull()
      const none = await enrolled(site)
      await none.finish()
      expect(await none.me.credential.ofCourse('certificate', none.course.slug)).toBeNull()
      expect(await none.me.credential.ofCourse('badge', none.course.slug)).toBeNull()
      expect(await none.me.credential.list()).toEqual([])
    })

    it('are listed last issued first', async () => {
      const { me, course } = await earned('badge')
      const next = await site.addCourse({
        accessType: 'open',
        completionCredential: 'certificate',
        inviteCode: 'NOT-NEEDED',
      })
      await me.course.enrol((await me.course.get(next.slug))._id, null)
      await me.lesson.submitQuiz(next.quizId, next.rightAnswers)
      for (const lessonId of next.lessonIds) await me.lesson.complete(lessonId)
      expect((await me.credential.list()).map(({ type }) => type)).toEqual(['certificate', 'badge'])
      expect((await me.learning.completed()).map(({ course: { slug } }) => slug)).toEqual([
        next.slug,
        course.slug,
      ])
    })

    it('of a learner are no other’s', async () => {
      const { course } = await certificateOf()
      const other = await signedIn(site)
      expect(await other.credential.ofCourse('certificate', course.slug)).toBeNull()
      expect(await other.credential.list()).toEqual([])
    })

    it('say what they were earned with', async () => {
      const { me, course, certificate } = await certificateOf()
      const { learningOutcomes, lessons, duration } = await me.course.get(course.slug)
      expect(certificate.achievement).toEqual({
        slug: course.slug,
        skills: learningOutcomes,
        lessons,
        minutes: duration,
      })
    })

    it('that are taken back stay in the list, marked, and earn nothing; their public page says so', async () => {
      const { me, course, certificate } = await certificateOf()
      expect(await me.credential.list()).toMatchObject([{ status: 'Valid' }])
      await site.revoke(certificate.credentialId)
      expect(await me.credential.list()).toMatchObject([
        { credentialId: certificate.credentialId, status: 'Revoked' },
      ])
      expect(await me.credential.ofCourse('certificate', course.slug)).toBeNull()
      expect(await site.adapters().credential.find(certificate)).toMatchObject({
        credentialId: certificate.credentialId,
        status: 'Revoked',
      })
    })

    it('have to exist, and so do their courses', async () => {
      const me = await signedIn(site)
      for (const id of ['CSN-NOSUCHONE', 'BDG-1', 'nonsense', '..', ''])
        await expectRefusal(me.credential.find({ type: 'certificate', credentialId: id }), 404)
      for (const id of ['BDG-NOSUCHONE', 'CSN-1', 'non sense', '..', ''])
        await expectRefusal(me.credential.find({ type: 'badge', credentialId: id }), 404)
      await expectRefusal(me.credential.ofCourse('certificate', 'no-such-course'), 404)
      await expectRefusal(me.credential.ofCourse('badge', 'no-such-course'), 404)
    })
  })

  describe('verification', () => {
    it('finds the signed document of a certificate to be valid', async () => {
      const { certificate } = await certificateOf()
      const { verdict, checks } = await site
        .verification()
        .verify(await site.verification().document(certificate))
      expect(verdict).toBe('valid')
      expect(checks.map(({ name, outcome }) => `${name} ${outcome}`)).toEqual(
        ['form', 'issuer', 'key', 'signature', 'dates', 'status'].map((name) => `${name} passed`),
      )
    })

    it('finds the signed document of a badge to be valid', async () => {
      const { me, course } = await earned('badge')
      const badge = await me.credential.ofCourse('badge', course.slug)
      if (!badge) throw new Error('No badge was issued.')
      const document = await site.verification().document(badge)
      expect(await site.verification().verify(document)).toMatchObject({ verdict: 'valid' })
    })

    it('finds what was changed, what is foreign and what is no credential', async () => {
      const { certificate } = await certificateOf()
      const document = (await site.verification().document(certificate)) as Record<string, unknown>
      const changed = { ...document, validFrom: '2020-01-01T00:00:00Z' }
      const foreign = {
        ...document,
        issuer: { ...(document['issuer'] as object), id: 'did:web:elsewhere.example' },
      }
      const verdicts = await Promise.all(
        [changed, foreign, { hello: 'world' }, null].map((each) =>
          site.verification().verify(each),
        ),
      )
      expect(verdicts.map(({ verdict }) => verdict)).toEqual([
        'altered',
        'untrusted',
        'altered',
        'altered',
      ])
    })

    it('finds that a document was taken back', async () => {
      const { certificate } = await certificateOf()
      const document = await site.verification().document(certificate)
      await site.revoke(certificate.credentialId)
      expect(await site.verification().verify(document)).toMatchObject({ verdict: 'revoked' })
    })

    it('has no document of what does not exist', async () => {
      await expectRefusal(
        site.verification().document({ type: 'certificate', credentialId: 'CSN-NOSUCHONE' }),
        404,
      )
      await expectRefusal(
        site.verification().document({ type: 'badge', credentialId: 'BDG-NOSUCHONE' }),
        404,
      )
    })
  })
}

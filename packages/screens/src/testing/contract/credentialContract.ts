import { badgeSchema } from '@rampart/contract/entities/badge'
import { certificateSchema } from '@rampart/contract/entities/certificate'
import { credentialSchema } from '@rampart/contract/entities/credential'
import { describe, expect, it } from 'vitest'
import type { ContractSite } from './contractSite.ts'
import { enrolled, expectRefusal, expectShape, expectShapes, signedIn } from './expectations.ts'

/** What completing a course earns, and what anybody may read and check of it. */
export function describeCredentialContract(site: ContractSite): void {
  const earned = async (credential: 'certificate' | 'badge') => {
    const { me, course, finish } = await enrolled(site, credential)
    await finish()
    return { me, course, name: `${me.learner.firstName} ${me.learner.lastName}` }
  }
  const certificateOf = async () => {
    const { me, course, name } = await earned('certificate')
    const certificate = await me.credential.courseCertificate(course.slug)
    if (!certificate) throw new Error('No certificate was issued.')
    return { me, course, name, certificate }
  }

  describe('credentials', () => {
    it('are issued with the last lesson, once: a certificate', async () => {
      const { me, course, name, certificate } = await certificateOf()
      expectShape(certificate, certificateSchema)
      const { csnId } = certificate
      const common = { certificateType: 'course', bootcampName: null, course: { title: course.title } }
      expect(csnId).toMatch(/^CSN-./)
      expect(certificate).toMatchObject({ ...common, participantName: name, status: 'Valid' })
      expect(await me.credential.courseBadge(course.slug)).toBeNull()
      await me.lesson.complete(course.lessonIds[0] ?? '')
      const list = await me.credential.list()
      expectShapes(list, credentialSchema)
      expect(list).toMatchObject([{ ...common, type: 'certificate', csnId, badgeId: null }])
      expect(await site.adapters().credential.certificate(csnId)).toEqual(certificate)
      expect(await site.adapters().credential.certificate(csnId.toLowerCase())).toEqual(certificate)
    })

    it('are issued with the last lesson, once: a badge', async () => {
      const { me, course, name } = await earned('badge')
      const badge = await me.credential.courseBadge(course.slug)
      expectShape(badge, badgeSchema)
      expect(badge).toMatchObject({ participantName: name, course: { title: course.title }, status: 'Valid' })
      expect(await me.credential.courseCertificate(course.slug)).toBeNull()
      const badgeId = badge?.badgeId ?? ''
      expect(await me.credential.list()).toMatchObject([{ type: 'badge', badgeId, csnId: null, certificateType: null, pdfUrl: null }])
      expect(await site.adapters().credential.badge(badgeId)).toEqual(badge)
      expect(await site.adapters().credential.badge(badgeId.toLowerCase())).toEqual(badge)
    })

    it('are none before the course is completed, nor where it earns none', async () => {
      const { me, course } = await enrolled(site, 'certificate')
      expect(await me.credential.courseCertificate(course.slug)).toBeNull()
      const none = await enrolled(site)
      await none.finish()
      expect(await none.me.credential.courseCertificate(none.course.slug)).toBeNull()
      expect(await none.me.credential.courseBadge(none.course.slug)).toBeNull()
      expect(await none.me.credential.list()).toEqual([])
    })

    it('are listed last issued first', async () => {
      const { me, course } = await earned('badge')
      const next = await site.addCourse({ accessType: 'open', completionCredential: 'certificate', inviteCode: 'NOT-NEEDED' })
      await me.course.enrol((await me.course.get(next.slug))._id, null)
      await me.lesson.submitQuiz(next.quizId, next.rightAnswers)
      for (const lessonId of next.lessonIds) await me.lesson.complete(lessonId)
      expect((await me.credential.list()).map(({ type }) => type)).toEqual(['certificate', 'badge'])
      expect((await me.learning.completed()).map(({ course: { slug } }) => slug)).toEqual([next.slug, course.slug])
    })

    it('of a learner are no other’s', async () => {
      const { course } = await certificateOf()
      const other = await signedIn(site)
      expect(await other.credential.courseCertificate(course.slug)).toBeNull()
      expect(await other.credential.list()).toEqual([])
    })

    it('that are taken back leave the lists; their public page says so', async () => {
      const { me, course, certificate } = await certificateOf()
      await site.revoke(certificate.csnId)
      expect(await me.credential.list()).toEqual([])
      expect(await me.credential.courseCertificate(course.slug)).toBeNull()
      expect(await site.adapters().credential.certificate(certificate.csnId)).toMatchObject({ csnId: certificate.csnId, status: 'Revoked' })
    })

    it('have to exist, and so do their courses', async () => {
      const me = await signedIn(site)
      for (const id of ['CSN-NOSUCHONE', 'BDG-1', 'nonsense', '..', '']) await expectRefusal(me.credential.certificate(id), 404)
      for (const id of ['BDG-NOSUCHONE', 'CSN-1', 'non sense', '..', '']) await expectRefusal(me.credential.badge(id), 404)
      await expectRefusal(me.credential.courseCertificate('no-such-course'), 404)
      await expectRefusal(me.credential.courseBadge('no-such-course'), 404)
    })
  })

  describe('verification', () => {
    it('finds the signed document of a certificate to be valid', async () => {
      const { certificate } = await certificateOf()
      const { verdict, checks } = await site.verification().verify(await site.verification().document('certificate', certificate.csnId))
      expect(verdict).toBe('valid')
      expect(checks.map(({ name, outcome }) => `${name} ${outcome}`)).toEqual(
        ['form', 'issuer', 'key', 'signature', 'dates', 'status'].map((name) => `${name} passed`),
      )
    })

    it('finds the signed document of a badge to be valid', async () => {
      const { me, course } = await earned('badge')
      const badge = await me.credential.courseBadge(course.slug)
      const document = await site.verification().document('badge', badge?.badgeId ?? '')
      expect(await site.verification().verify(document)).toMatchObject({ verdict: 'valid' })
    })

    it('finds what was changed, what is foreign and what is no credential', async () => {
      const { certificate } = await certificateOf()
      const document = (await site.verification().document('certificate', certificate.csnId)) as Record<string, unknown>
      const changed = { ...document, validFrom: '2020-01-01T00:00:00Z' }
      const foreign = { ...document, issuer: { ...(document['issuer'] as object), id: 'did:web:elsewhere.example' } }
      const verdicts = await Promise.all([changed, foreign, { hello: 'world' }, null].map((each) => site.verification().verify(each)))
      expect(verdicts.map(({ verdict }) => verdict)).toEqual(['altered', 'untrusted', 'altered', 'altered'])
    })

    it('finds that a document was taken back', async () => {
      const { certificate } = await certificateOf()
      const document = await site.verification().document('certificate', certificate.csnId)
      await site.revoke(certificate.csnId)
      expect(await site.verification().verify(document)).toMatchObject({ verdict: 'revoked' })
    })

    it('has no document of what does not exist', async () => {
      await expectRefusal(site.verification().document('certificate', 'CSN-NOSUCHONE'), 404)
      await expectRefusal(site.verification().document('badge', 'BDG-NOSUCHONE'), 404)
    })
  })
}

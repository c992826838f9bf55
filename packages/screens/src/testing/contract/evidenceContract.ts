import { getEvidence } from '@rampart/contract/calls/evidence'
import { describe, expect, it } from 'vitest'
import type { ContractSite } from './contractSite.ts'
import { enrolled, expectShape, signedIn } from './expectations.ts'

/** Solved labs in credentials, if their learner agrees. An addition to the specification. */
export function describeEvidenceContract(site: ContractSite): void {
  /** A learner with a certificate of a course of two labs, the first of which is solved. */
  const proven = async () => {
    const [lab, other] = [await site.addLab(), await site.addLab()]
    const { me, course, finish } = await enrolled(site, 'certificate', [lab.path, other.path])
    const solve = async (path: string) => {
      const id = await me.lab.start(path, 30)
      await site.moveSession(id, 'active')
      const checks = (await me.lab.session(id)).mission?.checks ?? []
      await site.reportChecks(
        id,
        checks.map((check) => check.id),
      )
      await me.lab.end(id)
    }
    await solve(lab.path)
    await finish()
    const certificate = await me.credential.ofCourse('certificate', course.slug)
    if (!certificate) throw new Error('No certificate was issued.')
    const read = async () => (await site.adapters().credential.find(certificate)).evidence
    return { me, course, lab, other, certificate, solve, read }
  }

  describe('evidence', () => {
    it('names the labs of a course, in its order', async () => {
      const { me, course, lab, other } = await proven()
      expect((await me.course.get(course.slug)).labs.map(({ path }) => path)).toEqual([
        lab.path,
        other.path,
      ])
    })

    it('is asked for, shown with consent, and gone without it', async () => {
      const { me, lab, certificate, read } = await proven()
      const asked = await me.credential.evidence()
      expectShape({ success: true, data: asked }, getEvidence.response)
      expect(asked).toMatchObject({
        consent: 'unasked',
        decidedAt: null,
        credentials: [{ credentialId: certificate.credentialId, evidence: [{ path: lab.path }] }],
      })
      expect(await read()).toEqual([])
      const bare = await site.verification().document(certificate)

      const shown = await me.credential.showEvidence(true)
      expect(shown).toMatchObject({ consent: 'shown', credentials: asked.credentials })
      expect(shown.decidedAt).not.toBeNull()
      expect(await me.credential.showEvidence(true)).toEqual(shown)
      expect(await read()).toEqual(asked.credentials[0]?.evidence)
      const copy = await site.verification().document(certificate)
      expect(copy).toMatchObject({ evidence: [{ type: ['Evidence'], name: lab.title }] })

      expect(await me.credential.showEvidence(false)).toMatchObject({ consent: 'hidden' })
      expect(await read()).toEqual([])
      const withdrawn = await site.verification().document(certificate)
      expect(withdrawn).not.toHaveProperty('evidence')
      // Copies of a document stay valid.
      for (const document of [bare, copy, withdrawn])
        expect(await site.verification().verify(document)).toMatchObject({ verdict: 'valid' })
    })

    it('grows with what is solved later', async () => {
      const { me, lab, other, solve, read } = await proven()
      await me.credential.showEvidence(true)
      await solve(other.path)
      expect((await read()).map(({ path }) => path)).toEqual([lab.path, other.path])
    })

    it('of a learner is no other’s', async () => {
      const { read } = await proven()
      const stranger = await signedIn(site)
      expect(await stranger.credential.showEvidence(true)).toMatchObject({ credentials: [] })
      expect(await read()).toEqual([])
    })
  })
}

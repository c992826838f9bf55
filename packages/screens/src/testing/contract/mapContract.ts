import { learnerMapSchema } from '@rampart/contract/entities/learnerMap'
import { mapPageSchema, publicMapSchema } from '@rampart/contract/entities/publicMap'
import { describe, expect, it } from 'vitest'
import type { ContractSite } from './contractSite.ts'
import { enrolled, expectRefusal, expectShape, openCourse, signedIn } from './expectations.ts'

/** What a learner has done, for the map and for the marks on cards. */
export function describeMapContract(site: ContractSite): void {
  describe('the learner’s map', () => {
    it('is empty at first', async () => {
      const me = await signedIn(site)
      expect(await me.learning.map()).toEqual({ courses: [], labs: [] })
    })

    it('names the next lesson of a course, then its credential', async () => {
      const { me, course } = await enrolled(site, 'certificate')
      const [first = '', second = '', ...others] = course.lessonIds
      await me.lesson.complete(first)
      const before = await me.learning.map()
      expectShape(before, learnerMapSchema)
      expect(before.courses).toMatchObject([
        {
          slug: course.slug,
          title: course.title,
          completedAt: null,
          progress: Math.round(100 / course.lessonIds.length),
          nextLesson: { _id: second, number: 2, title: (await me.lesson.get(second)).title },
          credential: null,
        },
      ])

      await me.lesson.submitQuiz(course.quizId, course.rightAnswers)
      for (const lessonId of [second, ...others]) await me.lesson.complete(lessonId)
      const after = await me.learning.map()
      expectShape(after, learnerMapSchema)
      const own = await me.credential.ofCourse('certificate', course.slug)
      expect(after.courses).toMatchObject([
        {
          slug: course.slug,
          completedAt: expect.any(String),
          progress: 100,
          nextLesson: null,
          credential: { type: 'certificate', credentialId: own?.credentialId },
        },
      ])
    })

    it('shows a solved lab once, and none that was not solved', async () => {
      const me = await signedIn(site)
      const { path, title } = await site.addLab()
      for (const isSolved of [false, true, true]) {
        const id = await me.lab.start(path, 30)
        await site.moveSession(id, 'active')
        const { mission } = await me.lab.session(id)
        if (isSolved) await site.reportChecks(id, mission?.checks.map((check) => check.id) ?? [])
        await me.lab.end(id)
      }
      const { labs, courses } = await me.learning.map()
      expect(labs).toMatchObject([{ path, title, solvedAt: expect.any(String) }])
      expect(courses).toEqual([])
    })

    it('is public by choice alone, at one address, with a name or without', async () => {
      const { me, course, finish } = await enrolled(site, 'certificate')
      await finish()
      expect(await me.learning.mapPage()).toBeNull()
      const page = await me.learning.setMapPage({ isPublic: true, showsName: false })
      expectShape(page, mapPageSchema)
      const id = page?.id ?? ''
      expect(await me.learning.mapPage()).toEqual(page)

      const { learning: visitor } = site.adapters()
      const bare = await visitor.publicMap(id)
      expectShape(bare, publicMapSchema)
      const own = await me.credential.ofCourse('certificate', course.slug)
      expect(bare).toMatchObject({
        name: null,
        summits: [
          {
            slug: course.slug,
            title: course.title,
            credential: { type: 'certificate', credentialId: own?.credentialId },
          },
        ],
        flags: [],
      })

      const named = await me.learning.setMapPage({ isPublic: true, showsName: true })
      expect(named).toEqual({ ...page, showsName: true })
      expect(await me.learning.setMapPage({ isPublic: true, showsName: true })).toEqual(named)
      const { firstName, lastName } = await me.user.profile()
      expect((await visitor.publicMap(id)).name).toBe(`${firstName} ${lastName.slice(0, 1)}.`)
    })

    it('is gone once it was taken back, and has another address after that', async () => {
      const me = await signedIn(site)
      const first = await me.learning.setMapPage({ isPublic: true, showsName: true })
      for (const _time of [1, 2])
        expect(await me.learning.setMapPage({ isPublic: false, showsName: true })).toBeNull()
      await expectRefusal(site.adapters().learning.publicMap(first?.id ?? ''), 'map_not_found')
      const second = await me.learning.setMapPage({ isPublic: true, showsName: true })
      expect(second?.id).not.toBe(first?.id)
      await expectRefusal(site.adapters().learning.publicMap(first?.id ?? ''), 'map_not_found')
    })

    it('has no page at an address that nobody has', async () => {
      for (const id of ['a'.repeat(24), 'x'])
        await expectRefusal(site.adapters().learning.publicMap(id), 'map_not_found')
    })

    it('is each learner’s own', async () => {
      await enrolled(site)
      const other = await signedIn(site)
      await openCourse(site)
      expect(await other.learning.map()).toEqual({ courses: [], labs: [] })
    })
  })
}

import { catalogueItemSchema } from '@rampart/contract/entities/catalogueItem'
import { courseSchema } from '@rampart/contract/entities/course'
import { labSchema } from '@rampart/contract/entities/lab'
import { describe, expect, it } from 'vitest'
import type { ContractSite } from './contractSite.ts'
import { expectRefusal, expectShape, expectShapes, openCourse } from './expectations.ts'

/** Names that nothing has, the last of which would lead to other addresses. */
const strangers = ['no-such-name', 'No Such Name', 'a/b', '.', '..', '']

/** What anybody may read: the catalogue, and a course's and a lab's own page. */
export function describeCatalogueContract(site: ContractSite): void {
  describe('catalogue', () => {
    it('lists courses by slug and labs by path', async () => {
      const [course, lab] = [await openCourse(site), await site.addLab()]
      const items = await site.adapters().catalogue.list()
      expectShapes(items, catalogueItemSchema)
      expect(items).toContainEqual(expect.objectContaining({ type: 'course', slug: course.slug, path: null, title: course.title }))
      expect(items).toContainEqual(expect.objectContaining({ type: 'lab', slug: null, path: lab.path, title: lab.title }))
      expect(new Set(items.map(({ id }) => id)).size).toBe(items.length)
    })

    it.each(['open', 'invite', 'subscription'] as const)('shows the course of a slug, here by %s', async (accessType) => {
      const { slug, title, lessonIds } = await site.addCourse({ accessType, completionCredential: 'badge', inviteCode: 'COME-IN' })
      const course = await site.adapters().course.get(slug)
      expectShape(course, courseSchema)
      expect(course).toMatchObject({ slug, title, accessType, completionCredential: 'badge', lessons: lessonIds.length })
      expect(course.outline.flatMap(({ lessons }) => lessons.map(({ type }) => type))).toEqual([...lessonIds.slice(1).map(() => 'video'), 'quiz'])
      expect(JSON.stringify(course)).not.toContain('COME-IN')
    })

    it('shows the lab of a path', async () => {
      const { path, title } = await site.addLab()
      const lab = await site.adapters().lab.get(path)
      expectShape(lab, labSchema)
      expect(lab).toMatchObject({ path, title })
    })

    it.each(strangers)('has no course and no lab of the name %j', async (name) => {
      const { course, lab } = site.adapters()
      await expectRefusal(course.get(name), 404)
      await expectRefusal(lab.get(name), 404)
    })
  })
}

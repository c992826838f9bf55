import { catalogueItemSchema } from '@rampart/contract/entities/catalogueItem'
import { sitePageSchema } from '@rampart/contract/entities/sitePage'
import { sitePageSlugs } from '@rampart/contract/rules/sitePages'
import { searchResultSchema } from '@rampart/contract/entities/searchResult'
import { courseSchema } from '@rampart/contract/entities/course'
import { labSchema } from '@rampart/contract/entities/lab'
import {
  cataloguePageSize,
  filterCatalogue,
  noFilter,
} from '@rampart/contract/rules/catalogueFilter'
import type { CatalogueFilter } from '@rampart/contract/rules/catalogueFilter'
import { describe, expect, it } from 'vitest'
import type { ContractSite } from './contractSite.ts'
import {
  expectFieldError,
  expectRefusal,
  expectShape,
  expectShapes,
  openCourse,
} from './expectations.ts'

/** Names that do not exist; the last of them would lead to other addresses. */
const strangers = ['no-such-name', 'No Such Name', 'a/b', '.', '..', '']

/** The items of all pages. */
async function walk(site: ContractSite, filter: CatalogueFilter) {
  const { list } = site.adapters().catalogue
  const pages = [await list(filter, null)]
  for (let next = pages[0]?.next; next; next = pages.at(-1)?.next)
    pages.push(await list(filter, next))
  return pages.flatMap(({ items }) => items)
}

/** What anyone may read: the catalogue, and the pages of courses and labs. */
export function describeCatalogueContract(site: ContractSite): void {
  describe('catalogue', () => {
    it('tells what a course asks of learners who enrol', async () => {
      const values = { completionCredential: 'none', inviteCode: 'COME-IN' } as const
      const [free, invite, paid] = [
        await openCourse(site),
        await site.addCourse({ ...values, accessType: 'invite' }),
        await site.addCourse({ ...values, accessType: 'subscription' }),
      ]
      const items = await walk(site, noFilter)
      const accessOf = (slug: string) => items.find((item) => item.slug === slug)?.accessType
      expect([free, invite, paid].map(({ slug }) => accessOf(slug))).toEqual([
        undefined,
        'invite',
        'subscription',
      ])
    })

    it('lists courses by slug and labs by path', async () => {
      const [course, lab] = [await openCourse(site), await site.addLab()]
      const items = await walk(site, noFilter)
      expectShapes(items, catalogueItemSchema)
      expect(items).toContainEqual(
        expect.objectContaining({
          type: 'course',
          slug: course.slug,
          path: null,
          title: course.title,
        }),
      )
      expect(items).toContainEqual(
        expect.objectContaining({ type: 'lab', slug: null, path: lab.path, title: lab.title }),
      )
      expect(new Set(items.map(({ id }) => id)).size).toBe(items.length)
    })

    it('finds a course, a lesson and a lab by the words of their titles, and counts them by kind', async () => {
      const [course, lab] = [await openCourse(site), await site.addLab()]
      const { search } = site.adapters().catalogue
      for (const { title, kind, slug } of [
        { title: course.title, kind: 'course', slug: course.slug },
        { title: lab.title, kind: 'lab', slug: lab.path },
      ]) {
        const { results, counts } = await search(title.toUpperCase(), undefined)
        expectShapes(results, searchResultSchema)
        expect(results).toContainEqual(
          expect.objectContaining({ kind, slug, title, lessonId: null }),
        )
        expect(Object.values(counts).reduce((sum, count) => sum + count)).toBe(results.length)
      }
      const lessons = await search(course.title, 'lesson')
      expect(new Set(lessons.results.map(({ kind }) => kind))).toEqual(new Set(['lesson']))
      expect(lessons.results).toContainEqual(
        expect.objectContaining({ slug: course.slug, context: course.title }),
      )
    })

    it('finds nothing for words that nothing has, and refuses what is no search', async () => {
      const { search } = site.adapters().catalogue
      expect(await search('zzxxyyqq', undefined)).toEqual({
        results: [],
        counts: { course: 0, lesson: 0, lab: 0, bootcamp: 0, page: 0 },
        corrected: null,
        isPartial: false,
      })
      await expectFieldError(search('x'.repeat(101), undefined), 'q', 'too_long')
      await expectFieldError(search('x', 'user' as 'lab'), 'kind', 'kind_unknown')
    })

    it('gives the pages of the operator’s words, which the search finds', async () => {
      await site.addPages()
      const { page, search } = site.adapters().catalogue
      for (const slug of sitePageSlugs) {
        const found = await page(slug)
        expectShape(found, sitePageSchema)
        const { results } = await search(found.title, 'page')
        expect(results).toContainEqual(expect.objectContaining({ kind: 'page', slug }))
      }
      await expectRefusal(page('no-such-page'), 404)
    })

    it('gives sixty items at a time, each once, and none after the last', async () => {
      const more: string[] = []
      while (more.length <= cataloguePageSize) more.push((await site.addLab()).path)
      const { list } = site.adapters().catalogue
      const first = await list(noFilter, null)
      expect(first.items).toHaveLength(cataloguePageSize)
      expect(first.next).not.toBeNull()
      const items = await walk(site, noFilter)
      expect(first.total).toBe(items.length)
      expect(new Set(items.map(({ id }) => id)).size).toBe(items.length)
      expect(items.map(({ path }) => path)).toEqual(expect.arrayContaining(more))
    })

    it.each<Partial<CatalogueFilter>>([
      { types: ['course'] },
      { types: ['lab'], levels: ['beginner', 'expert'] },
      { domains: ['devops'], levels: ['beginner'] },
      { domains: ['cybersecurity'], types: ['course'], levels: ['expert'] },
    ])('filters on the way: %j', async (given) => {
      await openCourse(site)
      await site.addLab()
      const filter = { ...noFilter, ...given }
      const items = await walk(site, filter)
      expect(items).toEqual(filterCatalogue(await walk(site, noFilter), filter))
      expect((await site.adapters().catalogue.list(filter, null)).total).toBe(items.length)
    })

    it('sorts by length and by title on the way, with each item once', async () => {
      await openCourse(site)
      const whole = await walk(site, noFilter)
      const shortest = (await walk(site, { ...noFilter, sort: 'shortest' })).map(
        ({ duration }) => duration,
      )
      expect(shortest).toEqual(whole.map(({ duration }) => duration).toSorted((a, b) => a - b))
      const titles = (await walk(site, { ...noFilter, sort: 'title' })).map(({ title }) => title)
      expect(titles).toEqual(whole.map(({ title }) => title).toSorted())
      const newest = await walk(site, { ...noFilter, sort: 'newest' })
      expect(newest.map(({ id }) => id).toSorted()).toEqual(whole.map(({ id }) => id).toSorted())
      await expectFieldError(
        site.adapters().catalogue.list({ ...noFilter, sort: 'cheapest' as 'title' }, null),
        'sort',
        'sort_unknown',
      )
    })

    it.each(['no-cursor', '', '%', 'x'.repeat(2_000)])('knows no page after %j', (after) =>
      expectFieldError(site.adapters().catalogue.list(noFilter, after), 'after', 'cursor_invalid'),
    )

    it('knows no other types', () =>
      expectFieldError(
        site.adapters().catalogue.list({ ...noFilter, types: ['film' as 'lab'] }, null),
        'type.0',
        'type_unknown',
      ))

    it.each(['open', 'invite', 'subscription'] as const)(
      'shows the course of a slug, here by %s',
      async (accessType) => {
        const { slug, title, lessonIds } = await site.addCourse({
          accessType,
          completionCredential: 'badge',
          inviteCode: 'COME-IN',
        })
        const course = await site.adapters().course.get(slug)
        expectShape(course, courseSchema)
        expect(course).toMatchObject({
          slug,
          title,
          accessType,
          completionCredential: 'badge',
          lessons: lessonIds.length,
        })
        expect(course.outline.flatMap(({ lessons }) => lessons.map(({ type }) => type))).toEqual([
          ...lessonIds.slice(1).map(() => 'video'),
          'quiz',
        ])
        expect(JSON.stringify(course)).not.toContain('COME-IN')
      },
    )

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

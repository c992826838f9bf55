import { course } from '@rampart/screens/testing/fixtures.ts'
import { lab } from '@rampart/screens/testing/labFixtures.ts'
import { expect, it } from 'vitest'
import { frenchTexts } from './messages/french.ts'
import { structuredData } from './structuredData.ts'
import type { DescribedPage } from './structuredData.ts'
import { storySettings } from './testing/storySettings.ts'

const origin = 'https://learn.example'
const base: DescribedPage = {
  source: 'src/routes/notFound.tsx',
  url: '/nothing',
  slug: '',
  course: undefined,
  lab: undefined,
  settings: { ...storySettings, origin },
  messages: {},
  now: Date.parse('2026-01-10'),
}
const coursePage = { ...base, source: 'src/routes/course.tsx', slug: course.slug, course }

it('describes a course by what Google asks of courses, and where it is', () => {
  expect(structuredData(coursePage)).toMatchObject({
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Course',
        name: course.title,
        description: course.description,
        url: `${origin}/course/${course.slug}`,
        image: `${origin}/social/course/${course.slug}.png`,
        inLanguage: 'en',
        provider: { '@type': 'Organization', name: 'Rampart', url: `${origin}/` },
        offers: { category: 'Free' },
        hasCourseInstance: { courseMode: 'Online', courseWorkload: `PT${course.duration}M` },
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { position: 1, name: 'Courses', item: `${origin}/?type=course` },
          { position: 2, name: course.title },
        ],
      },
    ],
  })
})

it('names no price of a course by invitation, and no credential of one without', () => {
  const { '@graph': graph } = structuredData({
    ...coursePage,
    course: { ...course, accessType: 'invite', completionCredential: 'none' },
  }) as { '@graph': object[] }
  expect(graph[0]).not.toHaveProperty('offers')
  expect(graph[0]).not.toHaveProperty('educationalCredentialAwarded')
})

it('describes a lab', () => {
  const page = { ...base, source: 'src/routes/lab.tsx', slug: lab.path, lab }
  expect(structuredData(page)).toMatchObject({
    '@graph': [
      { '@type': 'LearningResource', name: lab.title, url: `${origin}/lab/${lab.path}` },
      { '@type': 'BreadcrumbList' },
    ],
  })
})

it('tells the days of a cohort until it should have begun, as its page does', () => {
  const page = { ...base, source: 'src/routes/bootcamp.tsx', slug: 'cyber' }
  const days = { startDate: '2026-03-14', endDate: '2026-05-23' }
  expect(structuredData(page)).toMatchObject({
    '@graph': [{ '@type': 'Course', hasCourseInstance: days }, { '@type': 'BreadcrumbList' }],
  })
  const late = structuredData({ ...page, now: Date.parse('2026-03-16') })
  expect(JSON.stringify(late)).not.toContain('2026-03-14')
})

it('says on the first page who runs the site', () => {
  expect(structuredData({ ...base, url: '/' })).toMatchObject({
    '@graph': [
      { '@type': 'Organization', '@id': `${origin}/#organization` },
      { '@type': 'WebSite' },
    ],
  })
})

it('names the way to a page in the language of the page', () => {
  const text = JSON.stringify(structuredData({ ...coursePage, messages: frenchTexts }))
  expect(text).toContain(`"name":"${frenchTexts.siteShell.courses}"`)
})

it.each([
  ['an unknown page', base],
  ['a course that is not there', { ...coursePage, course: null }],
  ['a bootcamp that is not there', { ...base, source: 'src/routes/bootcamp.tsx', slug: 'x' }],
  ['the first page with a filter', { ...base, url: '/?type=lab' }],
])('says nothing of %s', (_name, page) => {
  expect(structuredData(page)).toBeNull()
})

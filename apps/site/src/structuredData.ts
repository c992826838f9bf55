import { findBootcamp } from '@rampart/contract/bootcamps/bootcamps'
import type { Bootcamp } from '@rampart/contract/entities/bootcamp'
import type { Course } from '@rampart/contract/entities/course'
import type { Lab } from '@rampart/contract/entities/lab'
import { inCohort } from '@rampart/contract/rules/bootcampCohorts'
import { isCohortOutdated } from '@rampart/contract/rules/bootcampDates'
import { paths } from '@rampart/contract/rules/sitePaths'
import { socialPicturePath } from '@rampart/contract/rules/socialPictures'
import type { SocialKind } from '@rampart/contract/rules/socialPictures'
import { domainMessages } from '@rampart/ui/domain'
import type { LanguageMessages } from '@rampart/ui/Language'
import type { PageSettings } from './settings.tsx'
import { shellMessages } from './shell/shell.messages.ts'

/** The page that is described. */
export interface DescribedPage {
  /** Source file of its route. */
  readonly source: string
  /** Its path and query. */
  readonly url: string
  readonly slug: string
  /** What the server read for it. */
  readonly course: Course | null | undefined
  readonly lab: Lab | null | undefined
  readonly settings: Pick<PageSettings, 'origin' | 'cohorts' | 'brand'>
  readonly messages: LanguageMessages
  readonly now: number
}

/**
 * What a page is about, in the words of schema.org, by which search engines show courses with their
 * length and level. Null for pages that they do not show so. Nothing is said that the page itself
 * does not show.
 */
export function structuredData(page: DescribedPage): object | null {
  const graph = graphOf(page)
  return graph && { '@context': 'https://schema.org', '@graph': graph }
}

function graphOf(page: DescribedPage): readonly object[] | null {
  const { source, url, course, lab, slug, now } = page
  const { cohorts } = page.settings
  const texts = { ...shellMessages.english, ...page.messages[shellMessages.name] }
  if (url === paths.explore) return site(page)
  if (source === 'src/routes/course.tsx' && course) {
    const at = paths.course(slug)
    return [courseOf(page, course, at), trail(page, [texts.courses, paths.courses], course.title)]
  }
  if (source === 'src/routes/lab.tsx' && lab)
    return [labOf(page, lab), trail(page, [texts.labs, paths.labs], lab.title)]
  const bootcamp = source === 'src/routes/bootcamp.tsx' ? findBootcamp(slug) : undefined
  return bootcamp
    ? [
        bootcampOf(page, inCohort(bootcamp, cohorts, now)),
        trail(page, [texts.bootcamps, paths.bootcamps], bootcamp.title),
      ]
    : null
}

function organization({ settings }: DescribedPage): object {
  const { origin, brand } = settings
  return {
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: brand.name,
    url: `${origin}/`,
  }
}

function site(page: DescribedPage): readonly object[] {
  const { origin, brand } = page.settings
  return [
    {
      ...organization(page),
      legalName: brand.legalName,
      logo: `${origin}/apple-touch-icon.png`,
      sameAs: brand.socials.map(({ href }) => href),
    },
    {
      '@type': 'WebSite',
      name: brand.name,
      url: `${origin}/`,
      publisher: { '@id': `${origin}/#organization` },
    },
  ]
}

const { levels, domains } = domainMessages.english

/** The words of search engines for a price. They have none for a course by invitation. */
const categories: Readonly<Record<Course['accessType'], string | null>> = {
  open: 'Free',
  subscription: 'Subscription',
  invite: null,
}

const awarded = { certificate: 'Certificate of completion', badge: 'Digital badge' } as const

function courseOf(page: DescribedPage, course: Course, path: string): object {
  const category = categories[course.accessType]
  return {
    ...described(page, 'Course', { ...course, path, kind: 'course' }),
    inLanguage: course.lang ?? 'en',
    educationalLevel: levels[course.level],
    about: domains[course.domain],
    teaches: course.learningOutcomes,
    coursePrerequisites: course.requirements,
    ...(course.completionCredential !== 'none' && {
      educationalCredentialAwarded: awarded[course.completionCredential],
    }),
    ...(category && { offers: { '@type': 'Offer', category } }),
    hasCourseInstance: {
      '@type': 'CourseInstance',
      courseMode: 'Online',
      courseWorkload: `PT${course.duration}M`,
      instructor: { '@type': 'Person', name: course.instructor.name },
    },
    syllabusSections: sections(course.outline),
  }
}

function bootcampOf(page: DescribedPage, bootcamp: Bootcamp): object {
  const { startDate, endDate } = bootcamp
  return {
    ...described(page, 'Course', {
      ...bootcamp,
      path: paths.bootcamp(bootcamp.slug),
      kind: 'bootcamp',
    }),
    inLanguage: 'en',
    educationalLevel: bootcamp.level,
    coursePrerequisites: bootcamp.prerequisites,
    syllabusSections: sections(bootcamp.curriculum),
    // Pages show no dates of a cohort that should have begun.
    ...(!isCohortOutdated(bootcamp, page.now) && {
      hasCourseInstance: {
        '@type': 'CourseInstance',
        courseMode: 'Online',
        startDate,
        endDate,
        courseSchedule: { '@type': 'Schedule', repeatFrequency: 'Weekly', startDate, endDate },
      },
    }),
  }
}

function labOf(page: DescribedPage, lab: Lab): object {
  return {
    ...described(page, 'LearningResource', {
      ...lab,
      slug: lab.path,
      path: paths.lab(lab.path),
      kind: 'lab',
    }),
    learningResourceType: 'Hands-on lab',
    educationalLevel: levels[lab.level],
    about: domains[lab.domain],
  }
}

const sections = (parts: readonly { title: string }[]) =>
  parts.map(({ title }) => ({ '@type': 'Syllabus', name: title }))

/** What all of them have. */
function described(
  page: DescribedPage,
  type: string,
  { title, description, path, kind, slug }: Described,
): object {
  const { origin } = page.settings
  return {
    '@type': type,
    name: title,
    description,
    url: origin + path,
    image: origin + socialPicturePath(kind, slug),
    provider: organization(page),
  }
}

interface Described extends Pick<Course, 'title' | 'description' | 'slug'> {
  readonly path: string
  readonly kind: SocialKind
}

/** Where the page is, as the results of search engines show it in place of its address. */
function trail(
  { settings: { origin } }: DescribedPage,
  [above, path]: readonly [name: string, path: string],
  title: string,
): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: above, item: origin + path },
      { '@type': 'ListItem', position: 2, name: title },
    ],
  }
}

import type { LearnerMap, MapCourse } from '@rampart/contract/entities/learnerMap'
import type { PublicMap } from '@rampart/contract/entities/publicMap'
import type { ItemType } from '@rampart/contract/entities/values'
import type { CredentialId } from '@rampart/contract/rules/credentialKinds'

/** Addresses of the links of the learner's map. */
export interface MapLinks {
  course: (slug: string) => string
  lab: (path: string) => string
  lesson: (slug: string, lessonId: string) => string
  credential: (credential: CredentialId) => string
  /** The page of a map that its learner made public. */
  publicMap: (id: string) => string
}

/** Something done or under way, with its place on the map. */
export interface OwnMark {
  kind: ItemType
  slug: string
  domain: MapCourse['domain']
  state: 'lit' | 'running'
  title: string
  /** The page of the course or lab. */
  href: string
  /** The credential that proves it, if there is one. */
  proof: { type: CredentialId['type']; href: string } | null
}

/** The course to continue: the one in which the learner was active last and has a lesson left. */
export const runningCourse = ({ courses }: LearnerMap): MapCourse | undefined =>
  courses.find(({ completedAt, nextLesson }) => completedAt === null && nextLesson !== null)

/** The lights in the order in which they were earned, then the running course. */
export function marksOf(map: LearnerMap, links: MapLinks): OwnMark[] {
  const markOf = (course: MapCourse, state: OwnMark['state']): OwnMark => ({
    kind: 'course',
    slug: course.slug,
    domain: course.domain,
    state,
    title: course.title,
    href: links.course(course.slug),
    proof: course.credential && {
      type: course.credential.type,
      href: links.credential(course.credential),
    },
  })
  const completed = map.courses.filter(({ completedAt }) => completedAt !== null)
  const running = runningCourse(map)
  return [
    ...completed
      .toSorted((a, b) => (a.completedAt ?? '').localeCompare(b.completedAt ?? ''))
      .map((course) => markOf(course, 'lit')),
    ...map.labs.toReversed().map(({ path, title, domain }): OwnMark => ({
      kind: 'lab',
      slug: path,
      domain,
      state: 'lit',
      title,
      href: links.lab(path),
      proof: null,
    })),
    ...(running ? [markOf(running, 'running')] : []),
  ]
}

/** The lights of a public map, in the form of `marksOf`. */
export const publicMarksOf = (
  { summits, flags }: PublicMap,
  links: Pick<MapLinks, 'course' | 'lab' | 'credential'>,
): OwnMark[] => [
  ...summits.map(({ slug, domain, title, credential }): OwnMark => ({
    kind: 'course',
    slug,
    domain,
    state: 'lit',
    title,
    href: links.course(slug),
    proof: credential && { type: credential.type, href: links.credential(credential) },
  })),
  ...flags.map(({ path, domain, title }): OwnMark => ({
    kind: 'lab',
    slug: path,
    domain,
    state: 'lit',
    title,
    href: links.lab(path),
    proof: null,
  })),
]

import type { CatalogueItem } from '@rampart/contract/entities/catalogueItem'
import type { Course } from '@rampart/contract/entities/course'
import { participant } from '../bootcampFixtures.ts'
import { bootcampCertificate, credentialSamples } from '../credentialFixtures.ts'
import { catalogue, course, profile } from '../fixtures.ts'
import { lab } from '../labFixtures.ts'
import { labServer } from './labServer.ts'
import {
  completedCourses,
  courseOutline,
  lesson,
  lessonOf,
  ongoingCourses,
  quizReview,
} from '../learningFixtures.ts'
import type { MemoryCourse, MemoryLesson } from './courseRecords.ts'
import { memorySite } from './memorySite.ts'

/** The password of the demo accounts, here as on the site. */
const demoPassword = 'Rampart-demo-1!'

/** A course of the fixtures that have only its name: three lessons. */
function shortCourse(values: Partial<Course> & { slug: string }): MemoryCourse {
  const lessons = [1, 2, 3].map((place): MemoryLesson => {
    const { description, type, library, content, videoUrl, film, quizWithQuestions } = lesson
    return {
      _id: `${values.slug}-lesson-${place}`,
      title: `Lesson ${place}`,
      description,
      type,
      library,
      content,
      videoUrl,
      film,
      quizWithQuestions,
    }
  })
  return {
    course: { ...course, _id: `course-${values.slug}`, ...values },
    modules: [{ _id: `${values.slug}-module`, title: 'Lessons', lessons }],
    inviteCode: null,
    reviews: [],
  }
}

const courseOfItem = ({
  slug,
  id,
  title,
  image,
  domain,
  level,
  duration,
}: CatalogueItem): MemoryCourse[] =>
  slug === null
    ? []
    : [shortCourse({ slug, _id: id, title, thumbnail: image, domain, level, duration })]

/**
 * The site of the fixtures, with Dana, who has begun courses and labs, and Pat, who has a task to
 * submit; and their tokens.
 */
export function demoSite() {
  const site = memorySite()
  const { courses, people, credentials } = site
  site.labs.push(lab)
  courses.items.push(...catalogue)
  const linux: MemoryCourse = {
    course,
    modules: courseOutline.map(({ _id, title, lessons }) => ({
      _id,
      title,
      lessons: lessons.map((place) => lessonOf(place._id) ?? lesson),
    })),
    inviteCode: null,
    reviews: [quizReview],
  }
  const finished = completedCourses.map(({ course: { slug, title, domain } }) =>
    shortCourse({ slug, title, domain }),
  )
  courses.courses.push(linux, ...catalogue.flatMap(courseOfItem), ...finished)

  const labs = labServer()
  const dana = people.add(profile, demoPassword, labs)
  const [linuxNow, chainNow] = ongoingCourses
  const [first] = completedCourses
  const enrol = (
    slug: string,
    _id: string,
    enrolledAt: string,
    done: string[],
    completedAt: string | null = null,
  ) => {
    const of = courses.bySlug(slug)
    if (of) courses.join(of, dana.id, { _id, enrolledAt, done: new Set(done), completedAt })
  }
  if (first)
    enrol(
      first.course.slug,
      first._id,
      first.completedAt,
      [1, 2, 3].map((place) => `${first.course.slug}-lesson-${place}`),
      first.completedAt,
    )
  if (chainNow)
    enrol(
      chainNow.course.slug,
      chainNow._id,
      chainNow.enrolledAt,
      [1, 2].map((place) => `${chainNow.course.slug}-lesson-${place}`),
    )
  if (linuxNow) enrol(linuxNow.course.slug, linuxNow._id, linuxNow.enrolledAt, ['lesson-1'])

  const { certificate, ...others } = credentialSamples
  credentials.add(certificate, dana.id, first?.course.slug ?? null)
  for (const other of [bootcampCertificate, ...Object.values(others)])
    credentials.add(other, dana.id, null)
  const pat = site.addParticipant(participant)
  people.issueToken(dana, { browser: 'Safari', system: 'iOS' })
  return {
    ...site,
    danaId: dana.id,
    dana: people.issueToken(dana),
    /** Dana's labs. */
    danaLabs: labs,
    pat: pat.token,
    /** Pat's task. */
    patTask: pat.tasks,
  }
}

import type { CatalogueItem } from '@rampart/contract/entities/catalogueItem'
import type { Course } from '@rampart/contract/entities/course'
import type { EnrolmentStatus } from '@rampart/contract/entities/enrolment'
import type { UserProfile } from '@rampart/contract/entities/userProfile'

/** Reads the catalogue of courses and labs. */
export interface CatalogueAdapter {
  list(): Promise<CatalogueItem[]>
}

/** Reads courses and enrols the signed-in learner. */
export interface CourseAdapter {
  get(slug: string): Promise<Course>
  /** Null while not enrolled. */
  status(courseId: string): Promise<EnrolmentStatus | null>
  /** `accessCode` is the invite code, null where none is needed. Answers with the lesson to go to, if any. */
  enrol(courseId: string, accessCode: string | null): Promise<{ currentLesson: string | null }>
}

/** Signs in and out and reads who is signed in. */
export interface AccountAdapter {
  /** Answers with the token, or undefined where the server sent none. */
  signIn(email: string, password: string): Promise<string | undefined>
  signOut(): Promise<void>
  profile(): Promise<UserProfile>
}

/** What the screens need from outside; an application gives real ones, stories in-memory ones. */
export interface Adapters {
  catalogue: CatalogueAdapter
  course: CourseAdapter
  account: AccountAdapter
}

import type { SitePageSlug } from '@rampart/contract/rules/sitePages'
import type * as z from 'zod/mini'
import type {
  courseSchema,
  instructorsSchema,
  labSchema,
  pageSchema,
  quizLessonSchema,
  videoLessonSchema,
} from './schema.ts'

export type Instructor = z.infer<typeof instructorsSchema>[number]
export type Quiz = z.infer<typeof quizLessonSchema>['quiz']
export type Question = Quiz['questions'][number]

interface LessonName {
  /** The file's name without its ending, unique in the course. Learners' records refer to it. */
  name: string
}

/** `text` is Markdown. */
export type VideoLesson = LessonName & z.infer<typeof videoLessonSchema> & { text: string }
export type QuizLesson = LessonName & z.infer<typeof quizLessonSchema>
export type Lesson = VideoLesson | QuizLesson

export interface Module {
  title: string
  /** In their order. */
  lessons: Lesson[]
}

export type Course = Omit<z.infer<typeof courseSchema>, 'modules'> & {
  slug: string
  /** Plain text; an empty line between paragraphs. */
  description: string
  modules: Module[]
}

/** `guide` is Markdown. */
export type Lab = z.infer<typeof labSchema> & { path: string; guide: string }

/** `text` is Markdown. */
export type Page = z.infer<typeof pageSchema> & { slug: SitePageSlug; text: string }

/** The whole content folder, checked; courses and labs sorted by slug and path. */
export interface Content {
  instructors: Instructor[]
  courses: Course[]
  labs: Lab[]
  pages: Page[]
}

import type { SitePageSlug } from '@rampart/contract/rules/sitePages'
import type { TranslatedQuiz } from '../translations/translations.tables.ts'
import type * as z from 'zod/mini'
import type {
  courseSchema,
  instructorsSchema,
  labSchema,
  pageSchema,
  quizLessonSchema,
  videoLessonSchema,
} from './schema.ts'

export type Instructor = Omit<z.infer<typeof instructorsSchema>[number], 'picture'> & {
  /** The address of a picture. */
  picture: string | null
}
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

/** A lesson in another language. */
export interface TranslatedLesson extends LessonName {
  title: string
  /** Markdown, of a lesson with a text. */
  text?: string
  /** Of a quiz. */
  quiz?: TranslatedQuiz
  /** Whether the English text has changed since. */
  isOutdated: boolean
}

/** A course in another language. */
export interface Translation {
  /** BCP 47 tag. */
  locale: string
  title: string
  description: string
  outcomes: string[]
  requirements: string[]
  /** The titles, in their order. */
  modules: string[]
  /** Those that are translated. */
  lessons: TranslatedLesson[]
  isOutdated: boolean
}

export type Course = Omit<z.infer<typeof courseSchema>, 'modules' | 'badgePicture'> & {
  slug: string
  /** The address of a picture. */
  badgePicture: string | null
  /** Plain text; an empty line between paragraphs. */
  description: string
  modules: Module[]
  translations: Translation[]
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
  /** What authors should know and what prevents no import, in the form of problems. */
  warnings: string[]
}

import * as z from 'zod/mini'
import { courseSchema } from './course.ts'
import { idSchema, langSchema } from './primitives.ts'
import { quizSchema } from './quiz.ts'
import { quizResultSchema } from './quizResult.ts'
import { lessonFilmSchema } from './transcript.ts'

/**
 * A module of the outline next to a lesson, with the learner's ticks. Specification §3 (Lesson).
 */
export const courseOutlineModuleSchema = z.object({
  _id: idSchema,
  /** Position among the modules, from 1. */
  order: z.int(),
  title: z.string(),
  /** Of its title. */
  lang: langSchema,
  lessons: z.array(
    z.object({
      _id: idSchema,
      /** Position among the module's lessons, from 1. */
      order: z.int(),
      title: z.string(),
      /** Of its title. */
      lang: langSchema,
      completed: z.boolean(),
    }),
  ),
})

/**
 * A module of the outline next to a lesson, with the learner's ticks. Specification §3 (Lesson).
 */
export type CourseOutlineModule = z.infer<typeof courseOutlineModuleSchema>

/** A lesson for an enrolled learner. Specification §2 (Lesson), §3. */
export const lessonSchema = z.object({
  _id: idSchema,
  title: z.string(),
  /** Of its title, text and quiz. An addition to §3. */
  lang: langSchema,
  /** Whether the English text has changed since it was translated. */
  isOutdated: z.optional(z.boolean()),
  /** May be empty. */
  description: z.string(),
  /**
   * 'video', 'quiz' or another text: a client shows 'Content type not supported' for a type that it
   * does not know.
   */
  type: z.string().check(z.maxLength(40)),
  /** Video library; null if there is no video ('Video not available'). */
  library: z.nullable(z.string()),
  /** Video within the library; null if there is no video ('Video not available'). */
  content: z.nullable(z.string()),
  /**
   * Embed address of the video, built from library and content; null if there is no video, or the
   * film is the recording of a terminal (`film`). An addition to §3.
   */
  videoUrl: z.nullable(z.string()),
  /**
   * Its film, where it has captions; null for any other. An addition to §3; an older API does not
   * send it.
   */
  film: z._default(z.nullable(lessonFilmSchema), null),
  /** The `_id` of its module in `courseOutline`; null if unknown (shown as a dash). */
  module: z.nullable(idSchema),
  course: z.pick(courseSchema, { slug: true, title: true, lang: true }),
  /** Null for the first lesson of the course. */
  previousLesson: z.nullable(z.object({ _id: idSchema })),
  courseOutline: z.array(courseOutlineModuleSchema),
  /** Null unless the type is quiz. */
  quizWithQuestions: z.nullable(quizSchema),
  /**
   * How this learner passed the quiz; null if not passed or if there is no quiz. An addition to §3.
   */
  passedQuiz: z.nullable(quizResultSchema),
  /**
   * Where this learner left the video, seconds from its start; 0 if never watched. An addition to
   * §3.
   */
  position: z.number().check(z.nonnegative()),
})

/** A lesson for an enrolled learner. Specification §2 (Lesson), §3. */
export type Lesson = z.infer<typeof lessonSchema>

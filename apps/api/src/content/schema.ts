import { accessTypes, completionCredentials } from '@rampart/contract/entities/course'
import { slugSchema } from '@rampart/contract/entities/primitives'
import { domains, levels } from '@rampart/contract/entities/values'
import { maxHints } from '@rampart/contract/rules/labMission'
import { signs } from '@rampart/contract/rules/signs'
import * as z from 'zod/mini'
import { CONTROL_CHARACTER } from './files.ts'

export const NAME_RULE =
  'must be lower-case letters, digits and single hyphens, at most 80 characters'

/**
 * Slugs, lab paths, lesson names and instructor ids. They are used in addresses and identify
 * records permanently.
 */
export function isName(name: string): boolean {
  return slugSchema.safeParse(name).success
}

const name = z.string().check(z.refine(isName, { error: NAME_RULE }))

/** One line of text; `max` in characters. */
const line = (max: number) =>
  z.string().check(
    z.trim(),
    z.minLength(1),
    z.maxLength(max),
    z.refine((text) => !text.includes('\n') && !CONTROL_CHARACTER.test(text), {
      error: 'must be one line of plain text',
    }),
  )

/** Text of any number of lines; `max` in characters. */
const prose = (max: number) =>
  z.string().check(
    z.trim(),
    z.minLength(1),
    z.maxLength(max),
    z.refine((text) => !CONTROL_CHARACTER.test(text), {
      error: 'must not hold control characters',
    }),
  )

const list = <Item extends z.ZodMiniType>(item: Item, min: number, max: number) =>
  z.array(item).check(z.minLength(min), z.maxLength(max))

const minutes = z.int().check(z.gte(1), z.lte(600))
/** When it was published, for the order 'Newest'. */
const published = z.optional(z.iso.date({ error: 'must be a day such as 2026-03-14' }))
const title = line(120)
/** The sign of the topic in its picture; if left out, the title's words choose. */
const sign = z.optional(z.enum(signs))

const videoId = z.string().check(
  z.regex(/^[A-Za-z0-9_-]{1,100}$/, {
    error: 'must be letters, digits, _ or -, at most 100 characters',
  }),
)

/** The two parts of a video's address at the video host. */
const video = z.strictObject({ library: videoId, content: videoId })

/** The library of the films in `content/videos`, which come with the program. */
export const demoLibrary = 'demo'
/**
 * The library of the recordings of terminals in `content/films`, which come with the courses and
 * are played by this site alone.
 */
export const terminalLibrary = 'terminal'

/** A film of `content/videos` by its name, or a video of any library. */
const preview = z.pipe(
  z.union([videoId, video], {
    error: 'must be the name of a film in videos/, or library and content of a video',
  }),
  z.transform((value) =>
    typeof value === 'string' ? { library: demoLibrary, content: value } : value,
  ),
)

/** A page of the site: what it is called, and what it is about in a sentence. */
export const pageSchema = z.strictObject({ title, description: line(200) })

export const instructorsSchema = list(
  z.strictObject({
    id: name,
    name: title,
    role: title,
    bio: prose(2000),
    /** A file of `pictures/`; without one, initials are shown. */
    picture: z.optional(z.string()),
  }),
  1,
  500,
)

/** At most as many as a credential can show in a readable size. */
const courseLabs = list(name, 1, 10).check(
  z.refine((all) => new Set(all).size === all.length, {
    error: 'must be different from each other',
  }),
)

export const courseSchema = z.strictObject({
  title,
  level: z.enum(levels),
  domain: z.enum(domains),
  sign,
  published,
  access: z.enum(accessTypes),
  credential: z.enum(completionCredentials),
  /**
   * A file of `pictures/` that shows the badge on the course's page; without one, a drawn sample is
   * shown.
   */
  badgePicture: z.optional(z.string()),
  instructor: name,
  preview,
  outcomes: list(line(200), 4, 8),
  requirements: list(line(200), 1, 5),
  /** Paths of the labs that are part of it, in their order. */
  labs: z._default(courseLabs, []),
  modules: list(z.strictObject({ title, lessons: list(name, 1, 50) }), 1, 30),
})

export const videoLessonSchema = z.strictObject({ title, type: z.literal('video'), minutes, video })

/** 'lesson' or 'lesson#heading'. */
const see = z.pipe(
  z.string().check(
    z.maxLength(160),
    z.regex(/^[a-z0-9-]+(?:#[^\s#]+)?$/, {
      error: 'must be the name of a lesson, or lesson#heading',
    }),
  ),
  z.transform((text) => {
    const [lesson = '', heading = null] = text.split('#')
    return { lesson, heading }
  }),
)

export const quizLessonSchema = z.strictObject({
  title,
  type: z.literal('quiz'),
  minutes,
  quiz: z.strictObject({
    instructions: prose(1000),
    /** The share of right answers that passes, in percent. */
    passMark: z.int().check(z.gte(1), z.lte(100)),
    questions: list(
      z.strictObject({
        text: prose(1000),
        multiple: z.boolean(),
        explanation: prose(2000),
        /** Where the answer is: the name of a lesson of the course, and a heading in it. */
        see: z.optional(see),
        options: list(z.strictObject({ text: line(500), correct: z.boolean() }), 2, 10),
      }),
      1,
      50,
    ),
  }),
})

/** The text that a translation was made of: the first twelve digits of its hash. */
const source = z
  .string()
  .check(z.regex(/^[0-9a-f]{12}$/, { error: 'must be the 12 digits that name the English text' }))

/** A course in another language: its texts alone, in the order of the English ones. */
export const courseTranslationSchema = z.strictObject({
  source,
  title,
  outcomes: list(line(200), 4, 8),
  requirements: list(line(200), 1, 5),
  /** The titles. */
  modules: list(title, 1, 30),
})

export const lessonTranslationSchema = z.strictObject({ source, title })

export const quizTranslationSchema = z.strictObject({
  source,
  title,
  quiz: z.strictObject({
    instructions: prose(1000),
    questions: list(
      z.strictObject({
        text: prose(1000),
        explanation: prose(2000),
        options: list(z.strictObject({ text: line(500), correct: z.boolean() }), 2, 10),
      }),
      1,
      50,
    ),
  }),
})

const pairedBackticks = () =>
  z.refine<string>((text) => text.split('`').length % 2 === 1, {
    error: 'must have backticks in pairs',
  })

/**
 * From the first clue to the solution, opened one after another. Code is between backticks, which
 * come in pairs.
 */
const hints = list(line(400).check(pairedBackticks()), 1, maxHints).check(
  z.refine((all) => new Set(all).size === all.length, {
    error: 'must be different from each other',
  }),
)

/** The author's way to a check, for those who have solved the lab. */
const reference = z.strictObject({ minutes, how: line(300).check(pairedBackticks()) })

const repeatedId = (all: readonly { id: string }[]): string | undefined =>
  all.find(({ id }, at) => all.findIndex((other) => other.id === id) < at)?.id

/** What the site can see is solved, in the order of the guide. */
const checks = list(
  z.strictObject({
    id: z.string().check(
      z.regex(/^[a-z0-9-]{1,40}$/, {
        error: 'must be lower-case letters, digits and hyphens, at most 40 characters',
      }),
    ),
    name: line(120),
    /** It is true from the start and must still be true at the end. */
    guard: z._default(z.boolean(), false),
    hints: z._default(hints, []),
    /** The heading in the guide under which it is worked on. */
    section: z.optional(line(120)),
    reference: z.optional(reference),
  }),
  1,
  20,
).check(
  z.refine((all) => repeatedId(all) === undefined, {
    error: ({ input }) =>
      `must have different ids: ${repeatedId(input as { id: string }[])} is there twice`,
  }),
  z.refine((all) => all.some((each) => !each.guard), {
    error: 'must have at least one check that is no guard',
  }),
)

export const labSchema = z.strictObject({
  title,
  level: z.enum(levels),
  domain: z.enum(domains),
  sign,
  published,
  minutes,
  /** The most minutes of a session with its extensions; at least the longest start. */
  maxMinutes: z._default(z.int().check(z.gte(240), z.lte(1440)), 240),
  listed: z.boolean(),
  description: prose(1000),
  requirements: list(line(200), 3, 6),
  /** Left out if the target has none. */
  checks: z._default(checks, []),
})

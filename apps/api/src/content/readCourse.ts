import { checkSees } from './checkSees.ts'
import { arrangeLessons } from './arrangeLessons.ts'
import { check } from './check.ts'
import type { ContentFiles } from './files.ts'
import type { Problems } from './problems.ts'
import { pictureNamed } from './readPictures.ts'
import type { Pictures } from './readPictures.ts'
import { readLessons } from './readLessons.ts'
import { readTranslations } from './readTranslations.ts'
import { courseSchema, isName, NAME_RULE } from './schema.ts'
import { joinLines } from './text.ts'
import type { Course, Instructor } from './types.ts'
import { parseFrontMatter } from './yaml.ts'

const MAX_DESCRIPTION_LENGTH = 2000

/** What a course may name. */
interface Named {
  /** Undefined if they could not be read. */
  readonly instructors: readonly Instructor[] | undefined
  readonly labPaths: readonly string[]
  readonly pictures: Pictures
}

/**
 * The course in `courses/<slug>/`; undefined if course.md cannot be used. All problems are
 * collected.
 */
export async function readCourse(
  files: ContentFiles,
  slug: string,
  { instructors, labPaths, pictures }: Named,
  problems: Problems,
): Promise<Course | undefined> {
  const folder = `${files.top}/courses/${slug}`
  if (!isName(slug)) problems.add(folder, undefined, `the folder's name ${NAME_RULE}`)
  await refuseOtherEntries(files, folder, problems)
  const lessons = await readLessons(files, `${folder}/lessons`, problems)

  const file = `${folder}/course.md`
  const text = await files.text(file)
  const parts = text === undefined ? undefined : parseFrontMatter(text, file, problems)
  if (!parts) return undefined
  const description = joinLines(parts.body.text)
  if (!description) problems.add(file, parts.body.line, 'has no description below the front matter')
  if (description.length > MAX_DESCRIPTION_LENGTH) {
    problems.add(
      file,
      parts.body.line,
      `the description must have at most ${MAX_DESCRIPTION_LENGTH} characters (got ${description.length})`,
    )
  }

  const front = check(courseSchema, parts.front, file, problems)
  if (!front) return undefined
  if (instructors && !instructors.some(({ id }) => id === front.instructor)) {
    problems.add(
      file,
      parts.front.lineOf(['instructor']),
      `instructor ${front.instructor} is not in instructors.yaml`,
    )
  }
  for (const [at, path] of front.labs.entries())
    if (!labPaths.includes(path))
      problems.add(file, parts.front.lineOf(['labs', at]), `labs[${at}] ${path} is not in labs/`)
  const modules = lessons ? arrangeLessons(front.modules, lessons, file, parts.front, problems) : []
  if (lessons) checkSees(lessons, problems)
  const line = parts.front.lineOf(['badgePicture'])
  if (front.badgePicture !== undefined && front.credential !== 'badge')
    problems.add(file, line, 'badgePicture is for courses whose credential is a badge')
  const place = { file, line, key: 'badgePicture' }
  const badgePicture = pictureNamed(pictures, front.badgePicture, place, problems)
  const course = { ...front, badgePicture, slug, description, modules }
  return { ...course, translations: await readTranslations(files, course, problems) }
}

async function refuseOtherEntries(
  files: ContentFiles,
  folder: string,
  problems: Problems,
): Promise<void> {
  const entries = await files.list(folder)
  if (!entries) return
  for (const name of [
    ...entries.files.filter((file) => file !== 'course.md'),
    ...entries.folders.filter((sub) => sub !== 'lessons' && sub !== 'translations'),
  ]) {
    problems.add(
      `${folder}/${name}`,
      undefined,
      'does not belong here: a course contains course.md, lessons/ and translations/',
    )
  }
}

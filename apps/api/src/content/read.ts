import { resolve } from 'node:path'
import { check } from './check.ts'
import { checkFilms } from './checkFilms.ts'
import { ContentFiles } from './files.ts'
import { Problems } from './problems.ts'
import { readCourse } from './readCourse.ts'
import { readLab } from './readLab.ts'
import { readPages } from './readPages.ts'
import { pictureNamed, readPictures } from './readPictures.ts'
import type { Pictures } from './readPictures.ts'
import { instructorsSchema } from './schema.ts'
import type { Content, Course, Instructor, Lab } from './types.ts'
import { parseYaml } from './yaml.ts'

/**
 * Reads the whole content folder and checks every rule.
 * Throws a ContentError that lists all problems, each with its file and line.
 */
export async function readContent(dir: string): Promise<Content> {
  const problems = new Problems()
  const files = new ContentFiles(dir, problems)
  // With its whole path, as its name alone does not tell where it was looked for.
  if (!(await files.has(files.top))) problems.add(resolve(dir), undefined, 'no such folder')
  problems.throwIfAny()

  const pictures = await readPictures(files, problems)
  const instructors = await readInstructors(files, pictures, problems)
  const labPaths = await folders(files, 'labs', problems)
  const courses: Course[] = []
  for (const slug of await folders(files, 'courses', problems)) {
    const course = await readCourse(files, slug, { instructors, labPaths, pictures }, problems)
    if (course) courses.push(course)
  }
  await checkFilms(files, courses, problems)
  const labs: Lab[] = []
  for (const path of labPaths) {
    const lab = await readLab(files, path, problems)
    if (lab) labs.push(lab)
  }
  const pages = await readPages(files, problems)
  problems.throwIfAny()
  return { instructors: instructors ?? [], courses, labs, pages, warnings: problems.warnings }
}

async function readInstructors(
  files: ContentFiles,
  pictures: Pictures,
  problems: Problems,
): Promise<Instructor[] | undefined> {
  const file = `${files.top}/instructors.yaml`
  const text = await files.text(file)
  const source = text === undefined ? undefined : parseYaml(text, file, problems)
  const instructors = source && check(instructorsSchema, source, file, problems)
  instructors?.forEach(({ id }, at) => {
    if (instructors.findIndex((other) => other.id === id) < at)
      problems.add(file, source?.lineOf([at, 'id']), `[${at}].id repeats ${id}`)
  })
  return instructors?.map((instructor, at) => {
    const place = { file, line: source?.lineOf([at, 'picture']), key: `[${at}].picture` }
    return { ...instructor, picture: pictureNamed(pictures, instructor.picture, place, problems) }
  })
}

async function folders(files: ContentFiles, name: string, problems: Problems): Promise<string[]> {
  const listing = await files.list(`${files.top}/${name}`)
  for (const file of listing?.files ?? [])
    problems.add(
      `${files.top}/${name}/${file}`,
      undefined,
      'does not belong here: expected folders only',
    )
  return listing?.folders ?? []
}

import type { Problems } from './problems.ts'
import type { LessonFile } from './readLessons.ts'
import { sameText } from './text.ts'
import type { Module } from './types.ts'
import type { YamlSource } from './yaml.ts'

/** Modules as `course.md` lists them: titles and lesson names. */
export type Outline = readonly { title: string; lessons: readonly string[] }[]

/**
 * Sorts the lessons into the modules of the course. Each lesson must be listed once and have one
 * file. `front` is the source of `outline`.
 */
export function arrangeLessons(
  outline: Outline,
  lessons: readonly LessonFile[],
  courseFile: string,
  front: YamlSource,
  problems: Problems,
): Module[] {
  const listed = new Set<string>()
  const modules = outline.map((module, moduleAt) => {
    if (outline.findIndex(({ title }) => sameText(title, module.title)) < moduleAt) {
      problems.add(
        courseFile,
        front.lineOf(['modules', moduleAt, 'title']),
        `modules[${moduleAt}].title repeats an earlier title`,
      )
    }
    const found: LessonFile[] = []
    module.lessons.forEach((name, lessonAt) => {
      const path = ['modules', moduleAt, 'lessons', lessonAt]
      const matches = lessons.filter((lesson) => lesson.name === name)
      if (listed.has(name))
        problems.add(courseFile, front.lineOf(path), `lesson ${name} is listed twice`)
      else if (matches.length === 0)
        problems.add(courseFile, front.lineOf(path), `lesson ${name} has no file in lessons/`)
      else if (matches.length > 1)
        problems.add(
          courseFile,
          front.lineOf(path),
          `lesson ${name} has two files in lessons/: ${name}.md and ${name}.yaml`,
        )
      else found.push(...matches)
      listed.add(name)
    })
    refuseRepeatedTitles(found, problems)
    return { title: module.title, lessons: found.flatMap(({ lesson }) => lesson ?? []) }
  })
  for (const { file, name } of lessons)
    if (!listed.has(name)) problems.add(file, undefined, 'is not listed in course.md')
  return modules
}

function refuseRepeatedTitles(module: readonly LessonFile[], problems: Problems): void {
  for (const [at, { file, titleLine, lesson }] of module.entries()) {
    const earlier = module
      .slice(0, at)
      .find((other) => lesson && other.lesson && sameText(other.lesson.title, lesson.title))
    if (earlier)
      problems.add(
        file,
        titleLine,
        `title repeats that of lesson ${earlier.name} in the same module`,
      )
  }
}

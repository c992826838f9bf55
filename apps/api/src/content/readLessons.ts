import { check } from './check.ts'
import { checkMarkdown } from './checkMarkdown.ts'
import { checkQuiz } from './checkQuiz.ts'
import type { ContentFiles } from './files.ts'
import type { Problems } from './problems.ts'
import { quizLessonSchema, videoLessonSchema } from './schema.ts'
import type { Lesson } from './types.ts'
import { parseFrontMatter, parseYaml } from './yaml.ts'

/** One file of a lessons folder. */
export interface LessonFile {
  file: string
  /** The file's name without its ending. */
  name: string
  /** Undefined if the file breaks a rule. */
  lesson: Lesson | undefined
  /** The line of the title, for problems between lessons. */
  titleLine: number
  /** Where a question names the lesson with its answer; only for quizzes. */
  seeLine?: (question: number) => number | undefined
}

/**
 * Reads every lesson file of `folder`, even if the course does not list it. Undefined, with a
 * problem, if the folder is missing.
 */
export async function readLessons(
  files: ContentFiles,
  folder: string,
  problems: Problems,
): Promise<LessonFile[] | undefined> {
  const listing = await files.list(folder)
  if (!listing) return undefined
  for (const sub of listing.folders)
    problems.add(`${folder}/${sub}`, undefined, 'does not belong here: lessons are files')
  const found: LessonFile[] = []
  for (const entry of listing.files) {
    const file = `${folder}/${entry}`
    const [, name, ending] = /^(.*)\.(md|yaml)$/.exec(entry) ?? []
    if (name === undefined)
      problems.add(file, undefined, 'does not belong here: lessons are .md or .yaml files')
    else
      found.push({
        file,
        name,
        ...(await (ending === 'md' ? readVideo : readQuiz)(files, file, name, problems)),
      })
  }
  return found
}

type Read = Pick<LessonFile, 'lesson' | 'titleLine' | 'seeLine'>

const UNREADABLE: Read = { lesson: undefined, titleLine: 1 }

async function readVideo(
  files: ContentFiles,
  file: string,
  name: string,
  problems: Problems,
): Promise<Read> {
  const text = await files.text(file)
  const parts = text === undefined ? undefined : parseFrontMatter(text, file, problems)
  if (!parts) return UNREADABLE
  checkMarkdown(parts.body, file, problems)
  const video = check(videoLessonSchema, parts.front, file, problems)
  return {
    lesson: video && { ...video, name, text: parts.body.text },
    titleLine: parts.front.lineOf(['title']),
  }
}

async function readQuiz(
  files: ContentFiles,
  file: string,
  name: string,
  problems: Problems,
): Promise<Read> {
  const text = await files.text(file)
  const source = text === undefined ? undefined : parseYaml(text, file, problems)
  if (!source) return UNREADABLE
  const lesson = check(quizLessonSchema, source, file, problems)
  if (lesson) checkQuiz(lesson.quiz, source, file, problems)
  return {
    lesson: lesson && { ...lesson, name },
    titleLine: source.lineOf(['title']),
    seeLine: (question) => source.lineOf(['quiz', 'questions', question, 'see']),
  }
}

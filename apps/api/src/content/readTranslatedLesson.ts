import { check, label } from './check.ts'
import { checkMarkdown } from './checkMarkdown.ts'
import type { ContentFiles } from './files.ts'
import { headingNames } from './headings.ts'
import { renderMarkdown } from './html.ts'
import type { Problems } from './problems.ts'
import { lessonTranslationSchema, quizTranslationSchema } from './schema.ts'
import type { Lesson, Quiz, TranslatedLesson, VideoLesson } from './types.ts'
import { parseFrontMatter, parseYaml } from './yaml.ts'
import { isOutdated } from './translationSource.ts'
import type { YamlPath } from './yaml.ts'

interface Source {
  lesson: Lesson
  /** The text of its file. */
  original: string
}

/** A lesson in another language; undefined if the file cannot be used. */
export function readTranslatedLesson(
  files: ContentFiles,
  { lesson, original }: Source,
  file: string,
  problems: Problems,
): Promise<TranslatedLesson | undefined> {
  return lesson.type === 'quiz'
    ? readQuiz(files, lesson.quiz, { name: lesson.name, original, file }, problems)
    : readText(files, lesson, { name: lesson.name, original, file }, problems)
}

interface Place {
  name: string
  original: string
  file: string
}

async function readText(
  files: ContentFiles,
  lesson: VideoLesson,
  { name, original, file }: Place,
  problems: Problems,
): Promise<TranslatedLesson | undefined> {
  const text = await files.text(file)
  const parts = text === undefined ? undefined : parseFrontMatter(text, file, problems)
  if (!parts) return undefined
  checkMarkdown(parts.body, file, problems)
  const front = check(lessonTranslationSchema, parts.front, file, problems)
  if (!front) return undefined
  const outdated = isOutdated(front.source, original, file, parts.front, problems)
  const [theirs, ours] = [lesson.text, parts.body.text].map(
    (markdown) => headingNames(renderMarkdown(markdown)).length,
  )
  // A translation of an older text may have other headings; they keep names of their own.
  if (!outdated && theirs !== ours)
    problems.add(
      file,
      parts.body.line,
      `must have as many headings as the English text, ${theirs} (got ${ours}): links lead to them`,
    )
  return { name, title: front.title, text: parts.body.text, isOutdated: outdated }
}

async function readQuiz(
  files: ContentFiles,
  quiz: Quiz,
  { name, original, file }: Place,
  problems: Problems,
): Promise<TranslatedLesson | undefined> {
  const text = await files.text(file)
  const yaml = text === undefined ? undefined : parseYaml(text, file, problems)
  const front = yaml && check(quizTranslationSchema, yaml, file, problems)
  if (!front) return undefined
  const { questions } = front.quiz
  const add = (path: YamlPath, message: string) =>
    problems.add(file, yaml.lineOf(path), `${label(path)} ${message}`)
  const count = (path: YamlPath, got: number, wanted: number) => {
    if (got !== wanted) add(path, `must have ${wanted} entries, as in English (got ${got})`)
  }
  count(['quiz', 'questions'], questions.length, quiz.questions.length)
  for (const [at, { options }] of questions.entries()) {
    const source = quiz.questions[at]
    if (!source) continue
    const path = ['quiz', 'questions', at, 'options'] as const
    count(path, options.length, source.options.length)
    for (const [place, option] of source.options.entries())
      if (options[place] && options[place].correct !== option.correct)
        add([...path, place, 'correct'], `must be ${option.correct}, as in English`)
  }
  return {
    name,
    title: front.title,
    isOutdated: isOutdated(front.source, original, file, yaml, problems),
    quiz: {
      instructions: front.quiz.instructions,
      questions: questions.map((question) => ({
        text: question.text,
        explanation: question.explanation,
        options: question.options.map((option) => option.text),
      })),
    },
  }
}

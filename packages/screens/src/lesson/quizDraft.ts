import type { MissedQuestion } from '@rampart/contract/entities/quizResult'
import type { Quiz } from '@rampart/contract/entities/quiz'
import type { QuizAnswers } from '@rampart/ui/QuizForm'
import type { QuizResponse } from '../adapters/adapters.ts'

/** Key of the draft of a quiz. */
export const draftKey = (quizId: string) => `quiz:${quizId}`

/** Chosen answers as the text of a draft. */
export const writeDraft = (answers: QuizAnswers) => JSON.stringify(answers)

/**
 * The answers of a draft that are still valid for the quiz: unknown questions and options, or a
 * second choice if only one is allowed, are left out. A text that cannot be read is not a draft.
 */
export function readDraft(
  text: string | null,
  { questions }: Pick<Quiz, 'questions'>,
): QuizAnswers {
  const draft = parseObject(text)
  const answers: Record<string, string[]> = {}
  for (const { _id, options, allowMultipleSelection } of questions) {
    const chosen = Object.hasOwn(draft, _id) ? draft[_id] : undefined
    if (!Array.isArray(chosen)) continue
    const known = options
      .map(({ optionId }) => optionId)
      .filter((optionId) => chosen.includes(optionId))
    if (known.length > 0 && (allowMultipleSelection || known.length === 1)) answers[_id] = known
  }
  return answers
}

/** The answers as they are submitted, in the order of the questions. */
export function responsesOf(
  { questions }: Pick<Quiz, 'questions'>,
  answers: QuizAnswers,
): QuizResponse[] {
  return questions.map(({ _id }) => ({
    questionId: _id,
    selectedOptions: [...(answers[_id] ?? [])],
  }))
}

function parseObject(text: string | null): Record<string, unknown> {
  try {
    const parsed: unknown = JSON.parse(text ?? '{}')
    return typeof parsed === 'object' && parsed !== null ? (parsed as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

/**
 * Key of the questions that were missed at the last try, which are kept while the learner looks at
 * the lesson that has the answers.
 */
export const missedKey = (quizId: string) => `missed:${quizId}`

/** The missed questions that the quiz still has. A text that cannot be read counts as none. */
export function readMissed(
  text: string | null,
  { questions }: Pick<Quiz, 'questions'>,
): MissedQuestion[] {
  const { missed } = parseObject(text)
  if (!Array.isArray(missed)) return []
  return missed.flatMap((each: Partial<MissedQuestion> | null) =>
    each && questions.some(({ _id }) => _id === each.questionId)
      ? [{ questionId: each.questionId ?? '', see: readPlace(each.see) }]
      : [],
  )
}

export const writeMissed = (missed: readonly MissedQuestion[]) => JSON.stringify({ missed })

function readPlace(see: MissedQuestion['see'] | undefined): MissedQuestion['see'] {
  if (typeof see?.lessonId !== 'string' || typeof see.lessonTitle !== 'string') return null
  const { lessonId, lessonTitle, heading } = see
  const isWhole = typeof heading?.id === 'string' && typeof heading.text === 'string'
  return { lessonId, lessonTitle, heading: isWhole ? heading : null }
}

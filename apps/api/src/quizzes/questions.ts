import type { QuizQuestion } from '@rampart/contract/entities/quiz'
import type { Database } from '../database/database.ts'
import type { TranslatedQuiz } from '../translations/translations.tables.ts'
import { listOptions } from './quizzes.store.ts'

/** A question with its solution, which only the review of a passed quiz sends. */
export interface SolvedQuestion extends QuizQuestion {
  /** The ids of the right options: all of them must be chosen and no other. */
  readonly correctOptions: string[]
  /** Why they are right; may be empty. */
  readonly explanation: string
  /** Where the answer is, as the content names it. */
  readonly see: { readonly lesson: string; readonly heading: string | null } | null
}

/** The questions of a quiz in order, in English or as they are translated. */
export async function readQuestions(
  db: Database,
  quizId: string,
  translation: TranslatedQuiz | null | undefined = null,
): Promise<SolvedQuestion[]> {
  const byId = new Map<string, SolvedQuestion>()
  for (const { question, option } of await listOptions(db, quizId)) {
    const { id, text, allowMultipleSelection, explanation, seeLesson, seeHeading } = question
    const solved = byId.get(id) ?? {
      _id: id,
      questionText: text,
      allowMultipleSelection,
      options: [],
      correctOptions: [],
      explanation,
      see: seeLesson === null ? null : { lesson: seeLesson, heading: seeHeading },
    }
    solved.options.push({ optionId: option.id, text: option.text })
    if (option.isCorrect) solved.correctOptions.push(option.id)
    byId.set(id, solved)
  }
  const questions = [...byId.values()]
  return translation
    ? questions.map((question, at) => translated(question, translation, at))
    : questions
}

/** Replaces the texts alone: ids and the solution stay. */
function translated(
  question: SolvedQuestion,
  { questions }: TranslatedQuiz,
  at: number,
): SolvedQuestion {
  const texts = questions[at]
  if (!texts) return question
  return {
    ...question,
    questionText: texts.text,
    explanation: texts.explanation,
    options: question.options.map(({ optionId, text }, place) => ({
      optionId,
      text: texts.options[place] ?? text,
    })),
  }
}

/** The question for a learner, without its solution. */
export const withoutSolution = ({
  _id,
  questionText,
  allowMultipleSelection,
  options,
}: SolvedQuestion): QuizQuestion => ({
  _id,
  questionText,
  allowMultipleSelection,
  options,
})

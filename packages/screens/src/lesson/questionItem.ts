import type { QuizQuestion } from '@rampart/contract/entities/quiz'
import type { QuizQuestionItem } from '@rampart/ui/QuizForm'

/** A question as the form takes it. */
export const questionItem = ({
  _id,
  questionText,
  allowMultipleSelection,
  options,
}: QuizQuestion): QuizQuestionItem => ({
  id: _id,
  text: questionText,
  isMultiple: allowMultipleSelection,
  options: options.map(({ optionId, text }) => ({ id: optionId, text })),
})

import type { QuizQuestion } from '@rampart/contract/entities/quiz'
import type { QuizQuestionItem } from '@rampart/ui/QuizForm'

/** A question in the form that the quiz's form takes. */
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

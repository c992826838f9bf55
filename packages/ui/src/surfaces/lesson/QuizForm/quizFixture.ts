import type { QuizQuestionItem } from './QuizForm.tsx'

/** A single-choice and a multiple-selection question. */
export const quizQuestions: readonly QuizQuestionItem[] = [
  {
    id: 'question-1',
    text: 'You ran `git add`. Which command shows what the next commit would contain?',
    isMultiple: false,
    options: [
      { id: 'option-1', text: '`git diff --staged`' },
      { id: 'option-2', text: '`git diff`' },
      { id: 'option-3', text: '`git log --oneline`' },
    ],
  },
  {
    id: 'question-2',
    text: 'Which statements about a branch are true?',
    isMultiple: true,
    options: [
      { id: 'option-4', text: 'It is a label that points to one commit' },
      { id: 'option-5', text: "It is a full copy of the project's files" },
      { id: 'option-6', text: 'After a merge, deleting it loses no commits' },
    ],
  },
]

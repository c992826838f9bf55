import type { MissedQuestion } from '@rampart/contract/entities/quizResult'
import type { Quiz } from '@rampart/contract/entities/quiz'
import { Alert } from '@rampart/ui/Alert'
import { Button } from '@rampart/ui/Button'
import { Heading } from '@rampart/ui/Heading'
import { useMessages } from '@rampart/ui/Language'
import { QuizForm } from '@rampart/ui/QuizForm'
import { Text } from '@rampart/ui/Text'
import { lessonMessages } from './lesson.messages.ts'
import { questionItem } from './questionItem.ts'
import { usePractice } from './usePractice.ts'

interface PracticeQuizProps {
  quiz: Quiz
  missed: readonly MissedQuestion[]
  lessonHref: (lessonId: string) => string
  /** Called to try the whole quiz again. */
  onRetry: () => void
}

/**
 * The missed questions, each with the place that has its answer, until all are right. Only the
 * whole quiz counts.
 */
export function PracticeQuiz({ quiz, missed, lessonHref, onRetry }: PracticeQuizProps) {
  const { practice: messages } = useMessages(lessonMessages)
  const { questions, left, round, ...form } = usePractice(quiz, missed)
  const retry = (
    <Button variant={questions.length > 0 ? 'outline' : 'solid'} onPress={onRetry}>
      {messages.whole}
    </Button>
  )
  return (
    <>
      <Heading level={2}>{messages.title}</Heading>
      {questions.length === 0 ? (
        <Alert tone="success" role="status" action={retry}>
          {messages.allRight}
        </Alert>
      ) : (
        <>
          {round > 0 ? (
            <Alert tone="caution" role="status">
              {messages.stillMissed(questions.length)}
            </Alert>
          ) : (
            <Text tone="muted" measure="reading">
              {messages.help}
            </Text>
          )}
          <QuizForm
            key={round}
            isPractice
            questions={questions.map((question) => ({
              ...questionItem(question),
              ...placeOf(question._id),
            }))}
            answers={form.answers}
            onAnswer={form.answer}
            onSubmit={form.check}
            isPending={form.isPending}
            error={form.error}
          />
          <div>{retry}</div>
        </>
      )}
    </>
  )

  function placeOf(questionId: string) {
    const see = left.find((each) => each.questionId === questionId)?.see
    if (!see) return {}
    const { lessonId, lessonTitle, heading } = see
    const page = lessonHref(lessonId)
    return {
      see: heading
        ? { href: `${page}#${heading.id}`, label: messages.place(lessonTitle, heading.text) }
        : { href: page, label: lessonTitle },
    }
  }
}

import { QuizReview } from '@rampart/ui/QuizReview'

export function Example() {
  return (
    <QuizReview
      questions={[
        {
          id: 'q1',
          text: 'What does a signature prove?',
          options: [
            { id: 'a', text: 'Who wrote it', isRight: true, isChosen: false },
            { id: 'b', text: 'That nobody else can read it', isRight: false, isChosen: true },
          ],
          explanation: 'Signing is not encrypting.',
        },
      ]}
    />
  )
}

import { QuizPassed } from '@rampart/ui/QuizPassed'
import { QuizReview } from '@rampart/ui/QuizReview'
import { useState } from 'react'

export function Example() {
  const [isReviewing, setReviewing] = useState(false)
  return (
    <>
      <QuizPassed
        score={90}
        reviewId="review"
        isReviewing={isReviewing}
        onReview={() => setReviewing(!isReviewing)}
        onContinue={() => location.assign('/course/linux/lesson/4')}
      />
      <div id="review">{isReviewing && <QuizReview questions={[]} />}</div>
    </>
  )
}

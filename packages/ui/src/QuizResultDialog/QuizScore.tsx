import { Check, RotateCcw } from 'lucide-react'
import { caption, mark, score as scoreStyle, share } from './QuizScore.css.ts'

/** The share of right answers, percent; volt marks what is earned. */
export function QuizScore({ score, isPassed }: { score: number; isPassed: boolean }) {
  const Mark = isPassed ? Check : RotateCcw
  return (
    <div className={scoreStyle}>
      <span className={mark({ isPassed })}>
        <Mark size={28} strokeWidth={2.5} aria-hidden="true" />
      </span>
      <p>
        <span className={caption}>Your score</span>
        <br />
        <span className={share}>{Math.round(score)}%</span>
      </p>
    </div>
  )
}

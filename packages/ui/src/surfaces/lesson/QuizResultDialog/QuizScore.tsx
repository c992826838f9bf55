import { Check, RotateCcw } from 'lucide-react'
import { useLocale, useMessages } from '#language'
import { caption, mark, score as scoreStyle, share } from './QuizScore.css.ts'
import { percentText } from '../../../components/ProgressBar/percent.ts'
import { quizResultDialogMessages } from './QuizResultDialog.messages.ts'

/** The share of right answers, percent; volt marks what is earned. */
export function QuizScore({ score, isPassed }: { score: number; isPassed: boolean }) {
  const messages = useMessages(quizResultDialogMessages)
  const locale = useLocale()
  const Mark = isPassed ? Check : RotateCcw
  return (
    <div className={scoreStyle}>
      <span className={mark({ isPassed })}>
        <Mark size={28} strokeWidth={2.5} aria-hidden="true" />
      </span>
      <p>
        <span className={caption}>{messages.score}</span>
        <br />
        <span className={share}>{percentText(score, locale)}</span>
      </p>
    </div>
  )
}

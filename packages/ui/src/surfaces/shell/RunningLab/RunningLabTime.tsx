import { Chip } from '../../../components/Chip/Chip.tsx'
import { useLocale, useMessages } from '#language'
import { RemainingTimeChip } from '../../../components/RemainingTimeChip/RemainingTimeChip.tsx'
import { timeInWords } from '../../../components/RemainingTimeChip/timeInWords.ts'
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx'
import { rootPropsOf } from '../../../rootProps.ts'
import type { RunningLabProps } from './RunningLab.tsx'
import { seen, whole } from './RunningLab.css.ts'
import { runningLabMessages } from './RunningLab.messages.ts'

/**
 * The remaining time of a running lab, within a link that has other words: for the `labTime` of the
 * `TopBar`. Screen readers read it as a sentence.
 */
export function RunningLabTime({ lab, time, ...root }: Omit<RunningLabProps, 'href'>) {
  const messages = useMessages(runningLabMessages)
  const locale = useLocale()
  const words = () => {
    if (!time) return messages.starting(lab)
    if (time.seconds <= 0) return messages.over(lab)
    const left = timeInWords(time.seconds, locale)
    return time.isAlarming ? messages.runningOut(lab, left) : messages.left(lab, left)
  }
  return (
    <span {...rootPropsOf(root)} className={whole}>
      <VisuallyHidden>{words()}</VisuallyHidden>
      <span aria-hidden="true" className={seen}>
        {time ? <RemainingTimeChip {...time} /> : <Chip>{messages.startingShort}</Chip>}
      </span>
    </span>
  )
}

import type { RemainingTimeChipProps } from '../../../components/RemainingTimeChip/RemainingTimeChip.tsx'
import type { RootProps } from '../../../rootProps.ts'
import { rootPropsOf } from '../../../rootProps.ts'
import { RunningLabTime } from './RunningLabTime.tsx'
import { runningLab, title } from './RunningLab.css.ts'

export { RunningLabTime } from './RunningLabTime.tsx'

export interface RunningLabProps extends RootProps {
  /** Title of the lab. */
  lab: string
  /** The time that it has left; leave out while it starts. */
  time?: Omit<RemainingTimeChipProps, 'size'>
  /** Where its session is. */
  href: string
}

/**
 * The way back to a running lab, with the time that it has left: for the `runningLab` of the
 * `TopBar`.
 */
export function RunningLab({ lab, time, href, ...root }: RunningLabProps) {
  return (
    <a {...rootPropsOf(root)} href={href} className={runningLab}>
      <span aria-hidden="true" dir="auto" className={title}>
        {lab}
      </span>
      <RunningLabTime lab={lab} time={time} />
    </a>
  )
}

import type { RemainingTimeChipProps } from '../../../components/RemainingTimeChip/RemainingTimeChip.tsx'
import type { RootProps } from '../../../rootProps.ts'
import { rootPropsOf } from '../../../rootProps.ts'
import { RunningLabTime } from './RunningLabTime.tsx'
import { runningLab, title } from './RunningLab.css.ts'

export { RunningLabTime } from './RunningLabTime.tsx'

export interface RunningLabProps extends RootProps {
  /** Title of the lab. */
  lab: string
  /** The remaining time; leave out while the lab starts. */
  time?: Omit<RemainingTimeChipProps, 'size'>
  /** Address of the session's page. */
  href: string
}

/** A link to a running lab, with its remaining time: for the `runningLab` of the `TopBar`. */
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

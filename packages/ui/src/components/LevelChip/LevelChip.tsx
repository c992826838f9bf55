import type { Level, LevelRange } from '../../domain.ts'
import { domainMessages } from '../../domain.ts'
import type { RootProps } from '../../rootProps.ts'
import { rootPropsOf } from '../../rootProps.ts'
import type { ChipProps } from '../Chip/Chip.tsx'
import { Chip } from '../Chip/Chip.tsx'
import { useMessages } from '#language'
import { range } from './LevelChip.css.ts'

const tones = {
  beginner: 'success',
  intermediate: 'caution',
  advanced: 'critical',
  expert: 'critical',
} as const satisfies Record<Level, ChipProps['tone']>

export interface LevelChipProps extends LevelRange, RootProps {}

/**
 * Level of a course, lab or bootcamp: beginner green, intermediate orange, advanced and expert red
 * (specification §9).
 */
export function LevelChip({ from, to, ...root }: LevelChipProps) {
  const { levels, fromTo } = useMessages(domainMessages)
  if (!to)
    return (
      <Chip {...rootPropsOf(root)} tone={tones[from]}>
        {levels[from]}
      </Chip>
    )
  const [first, second] = fromTo(levels[from], levels[to])
  return (
    <span {...rootPropsOf(root)} className={range}>
      <Chip tone={tones[from]}>{first}</Chip> <Chip tone={tones[to]}>{second}</Chip>
    </span>
  )
}

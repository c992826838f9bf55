import type { ChipProps } from '../Chip/Chip.tsx'
import { Chip } from '../Chip/Chip.tsx'
import { range } from './LevelChip.css.ts'

const tones: Record<string, ChipProps['tone']> = { beginner: 'success', intermediate: 'caution', advanced: 'critical', expert: 'critical' }

export interface LevelChipProps {
  /** Level as the catalogue names it, in any case: beginner, intermediate, expert, advanced, or from one to another, such as 'Beginner to Intermediate'. Others show in neutral. */
  level: string
}

/** Level of a course, lab or bootcamp: beginner green, intermediate orange, advanced and expert red (specification §9). */
export function LevelChip({ level }: LevelChipProps) {
  const [from = '', to] = level.split(' to ')
  if (to === undefined) return <Chip tone={toneOf(level)}>{capitalised(level)}</Chip>
  return (
    <span className={range}>
      <Chip tone={toneOf(from)}>{capitalised(from)}</Chip> <Chip tone={toneOf(to)}>to {capitalised(to)}</Chip>
    </span>
  )
}

function toneOf(level: string): ChipProps['tone'] {
  return tones[level.toLowerCase()] ?? 'neutral'
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}

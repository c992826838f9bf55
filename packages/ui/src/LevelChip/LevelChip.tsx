import type { ChipProps } from '../Chip/Chip.tsx'
import { Chip } from '../Chip/Chip.tsx'

const tones: Record<string, ChipProps['tone']> = { beginner: 'success', intermediate: 'caution', advanced: 'critical', expert: 'critical' }

export interface LevelChipProps {
  /** Level as the catalogue names it, in any case: beginner, intermediate, expert, advanced. Others show in neutral. */
  level: string
}

/** Level of a course, lab or bootcamp: beginner green, intermediate orange, advanced and expert red (specification §9). */
export function LevelChip({ level }: LevelChipProps) {
  return <Chip tone={tones[level.toLowerCase()] ?? 'neutral'}>{capitalised(level)}</Chip>
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}

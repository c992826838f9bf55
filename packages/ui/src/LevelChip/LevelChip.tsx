import type { ChipProps } from '../Chip/Chip.tsx'
import { Chip } from '../Chip/Chip.tsx'
import { useMessages } from '../Language/Language.tsx'
import { range } from './LevelChip.css.ts'
import { levelChipMessages } from './LevelChip.messages.ts'

const tones = { beginner: 'success', intermediate: 'caution', advanced: 'critical', expert: 'critical' } as const

export interface LevelChipProps {
  /** Level as the catalogue names it, in any case: beginner, intermediate, expert, advanced, or from one to another, such as 'Beginner to Intermediate'. Others show in neutral. */
  level: string
}

/** Level of a course, lab or bootcamp: beginner green, intermediate orange, advanced and expert red (specification §9). */
export function LevelChip({ level }: LevelChipProps) {
  const { levels, fromTo } = useMessages(levelChipMessages)
  const nameOf = (word: string) => {
    const known = knownLevel(word)
    return known ? levels[known] : word.charAt(0).toUpperCase() + word.slice(1)
  }
  const [from = '', to] = level.split(/ to /i)
  if (to === undefined) return <Chip tone={toneOf(level)}>{nameOf(level)}</Chip>
  const [first, second] = fromTo(nameOf(from), nameOf(to))
  return (
    <span className={range}>
      <Chip tone={toneOf(from)}>{first}</Chip> <Chip tone={toneOf(to)}>{second}</Chip>
    </span>
  )
}

function knownLevel(word: string): keyof typeof tones | undefined {
  const level = word.trim().toLowerCase()
  return Object.hasOwn(tones, level) ? (level as keyof typeof tones) : undefined
}

function toneOf(word: string): ChipProps['tone'] {
  const known = knownLevel(word)
  return known ? tones[known] : 'neutral'
}

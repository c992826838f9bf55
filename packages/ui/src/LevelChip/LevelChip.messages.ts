import { defineMessages } from '../Language/messages.ts'

export const levelChipMessages = defineMessages('LevelChip', {
  /** Levels as the catalogue and bootcamps name them (specification §3). */
  levels: { beginner: 'Beginner', intermediate: 'Intermediate', advanced: 'Advanced', expert: 'Expert' },
  /** From one level to another, in two parts that read as one phrase. */
  fromTo: (from: string, to: string): readonly [string, string] => [from, `to ${to}`],
})

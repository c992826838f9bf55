import { LevelChip } from '@rampart/ui/LevelChip'

export function Example() {
  return <LevelChip from="beginner" to="intermediate" />
}

import { LabStartingCard } from '@rampart/ui/LabStartingCard'

export function Example() {
  return <LabStartingCard queuePlace={3} />
}

import { CourseSideCard } from '@rampart/ui/CourseSideCard'

export function Example() {
  return <CourseSideCard accessType="open" credential="certificate" duration="2 Hrs" lessons={6} />
}

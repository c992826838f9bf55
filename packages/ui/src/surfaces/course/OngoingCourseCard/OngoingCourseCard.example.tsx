import { OngoingCourseCard } from '@rampart/ui/OngoingCourseCard'

export function Example() {
  return (
    <OngoingCourseCard
      title="Zero Trust Foundations"
      href="/course/zero-trust-foundations"
      domain="Cybersecurity"
      enrolledOn="Monday, March 9, 2026"
      progress={40}
    />
  )
}

import { CompletedCourseCard } from '@rampart/ui/CompletedCourseCard'

export function Example() {
  return (
    <CompletedCourseCard
      title="Incident Response 101"
      href="/course/incident-response-101"
      domain="Cybersecurity"
      completedOn="Friday, August 14, 2026"
      onCopyUrl={() =>
        void navigator.clipboard.writeText(`${location.origin}/course/incident-response-101`)
      }
    />
  )
}

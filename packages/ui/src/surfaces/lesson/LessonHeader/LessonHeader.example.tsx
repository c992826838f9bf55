import { LessonHeader } from '@rampart/ui/LessonHeader'

/** The description’s HTML comes from your own server, which has made it safe. */
export function Example() {
  return (
    <LessonHeader
      title="Reading what is there"
      module={1}
      lesson={3}
      description="<p>Four commands show what is in a file without changing it.</p>"
    />
  )
}

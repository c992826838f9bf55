import { ContentCard } from '@rampart/ui/ContentCard'
import { ProgressRing } from '@rampart/ui/ProgressRing'

/** Components that need no browser: the page sends the same scripts as one without any. */
export default function Page() {
  return (
    <main>
      <ContentCard
        href="/course/first-steps"
        kind="course"
        title="First steps"
        domain="DevOps"
        level="beginner"
      />
      <section data-theme="dark">
        <ProgressRing label="Course" value={40} />
      </section>
    </main>
  )
}

import { Button } from '@rampart/ui/Button'
import { ContentCard } from '@rampart/ui/ContentCard'

/** Two components, each from its own entry. */
export function Page() {
  return (
    <main>
      <Button onPress={() => document.documentElement.setAttribute('data-theme', 'dark')}>
        Go dark
      </Button>
      <ContentCard
        href="/course/first-steps"
        kind="course"
        title="First steps"
        domain="DevOps"
        level="beginner"
      />
    </main>
  )
}

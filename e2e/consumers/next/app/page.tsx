import { ContentCard } from '@rampart/ui/ContentCard'
import { FeatureCards } from '@rampart/ui/FeatureCards'
import { Tabs } from '@rampart/ui/Tabs'
import { ThemeButton } from './ThemeButton'

/**
 * A server component: the cards are rendered on the server alone, and what can be pressed also runs
 * in the browser.
 */
export default function Page() {
  return (
    <main>
      <ThemeButton />
      <ContentCard
        href="/course/first-steps"
        kind="course"
        title="First steps"
        domain="DevOps"
        level="beginner"
      />
      <FeatureCards
        title="Why here"
        features={[
          { title: 'Labs', text: 'Break and mend real things.', icon: <svg width="20" /> },
        ]}
      />
      <Tabs
        label="Parts"
        tabs={[
          { id: 'one', label: 'One', children: 'First part' },
          { id: 'two', label: 'Two', children: 'Second part' },
        ]}
      />
    </main>
  )
}

import { ContentCard } from '@rampart/ui/ContentCard'
import { Tabs } from '@rampart/ui/Tabs'
import { ThemeButton } from './ThemeButton'

/** A server component: the card is rendered on the server alone, button and tabs go on in the browser. */
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

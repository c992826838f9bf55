import { Contours } from '@rampart/ui/Contours'
import { LinkTabs } from '@rampart/ui/LinkTabs'
import { PageContainer } from '@rampart/ui/PageContainer'
import { PageHero } from '@rampart/ui/PageHero'
import { Stack } from '@rampart/ui/Stack'
import type { ReactNode } from 'react'

/** Addresses that the three tabs need. */
export interface MyLearningLinks {
  ongoing: string
  completed: string
  credentials: string
  /** Where to find courses. */
  explore: string
}

const tabNames = { ongoing: 'Ongoing', completed: 'Completed', credentials: 'Credentials' } as const

/** One of the tabs. */
export type MyLearningTab = keyof typeof tabNames

/** My Learning around one of its tabs, each a page of its own (specification §2). */
export function MyLearningLayout({ tab, links, children }: { tab: MyLearningTab; links: MyLearningLinks; children?: ReactNode }) {
  return (
    <>
      <PageHero
        title="My Learning"
        lead="Where you are, what you have completed, and what you have to show for it."
        artwork={<Contours tone="inverse" placement="fill" />}
      />
      <PageContainer space="section">
        <Stack gap={8}>
          <LinkTabs
            label="My Learning"
            currentHref={links[tab]}
            tabs={(Object.keys(tabNames) as MyLearningTab[]).map((name) => ({ href: links[name], label: tabNames[name] }))}
          />
          <section aria-label={tabNames[tab]}>{children}</section>
        </Stack>
      </PageContainer>
    </>
  )
}

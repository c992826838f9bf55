import { Contours } from '@rampart/ui/Contours'
import { useMessages } from '@rampart/ui/Language'
import { LinkTabs } from '@rampart/ui/LinkTabs'
import { PageContainer } from '@rampart/ui/PageContainer'
import { PageHero } from '@rampart/ui/PageHero'
import { Stack } from '@rampart/ui/Stack'
import type { ReactNode } from 'react'
import type { LearningList } from './learningTexts.ts'
import { learningLists } from './learningTexts.ts'
import { myLearningMessages } from './myLearning.messages.ts'

/** Addresses that the three tabs need. */
export interface MyLearningLinks {
  ongoing: string
  completed: string
  credentials: string
  /** Address of the catalogue. */
  explore: string
}

/** The frame of My Learning around one of its tabs, each a page of its own (specification §2). */
export function MyLearningLayout({
  tab,
  links,
  children,
}: {
  tab: LearningList
  links: MyLearningLinks
  children?: ReactNode
}) {
  const { title, lead, tabs } = useMessages(myLearningMessages)
  return (
    <>
      <PageHero title={title} lead={lead} artwork={<Contours tone="inverse" placement="fill" />} />
      <PageContainer space="section">
        <Stack gap={8}>
          <LinkTabs
            label={title}
            currentHref={links[tab]}
            tabs={learningLists.map((list) => ({ href: links[list], label: tabs[list] }))}
          />
          <section aria-label={tabs[tab]}>{children}</section>
        </Stack>
      </PageContainer>
    </>
  )
}

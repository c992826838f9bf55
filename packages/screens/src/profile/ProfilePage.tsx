import { Heading } from '@rampart/ui/Heading'
import { useMessages } from '@rampart/ui/Language'
import { PageContainer } from '@rampart/ui/PageContainer'
import { Stack } from '@rampart/ui/Stack'
import type { ReactNode } from 'react'
import { AccountSection } from './AccountSection.tsx'
import type { ProfileTab } from './AccountSection.tsx'
import { profileMessages } from './profile.messages.ts'

/** Title and margins of the learner's own page. */
export function ProfilePage({ children }: { children: ReactNode }) {
  const { title } = useMessages(profileMessages)
  return (
    <PageContainer space="section">
      <Stack gap={8}>
        <Heading level={1} size={38}>
          {title}
        </Heading>
        <Stack gap={12}>{children}</Stack>
      </Stack>
    </PageContainer>
  )
}

/** The page until it is known who is signed in. */
export function ProfileSkeleton({ tab }: { tab: ProfileTab }) {
  return (
    <ProfilePage>
      <AccountSection tab={tab} isPlaceholder />
    </ProfilePage>
  )
}

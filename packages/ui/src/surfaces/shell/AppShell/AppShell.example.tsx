import { AppShell } from '@rampart/ui/AppShell'
import { Footer } from '@rampart/ui/Footer'
import { Heading } from '@rampart/ui/Heading'
import { PageContainer } from '@rampart/ui/PageContainer'

export function Example() {
  return (
    <AppShell footer={<Footer brand="Rampart" year={2026} socials={[]} />}>
      <PageContainer>
        <Heading level={1}>My Learning</Heading>
      </PageContainer>
    </AppShell>
  )
}

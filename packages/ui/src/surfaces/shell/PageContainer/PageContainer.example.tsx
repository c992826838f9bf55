import { Heading } from '@rampart/ui/Heading'
import { PageContainer } from '@rampart/ui/PageContainer'

export function Example() {
  return (
    <PageContainer as="section">
      <Heading level={2}>What you will learn</Heading>
    </PageContainer>
  )
}

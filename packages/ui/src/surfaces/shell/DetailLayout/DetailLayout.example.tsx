import { Card } from '@rampart/ui/Card'
import { DetailLayout } from '@rampart/ui/DetailLayout'
import { Text } from '@rampart/ui/Text'

export function Example() {
  return (
    <DetailLayout side={<Card>2 Hrs, 6 lessons</Card>}>
      <Text>Trust nothing by its place in the network.</Text>
    </DetailLayout>
  )
}

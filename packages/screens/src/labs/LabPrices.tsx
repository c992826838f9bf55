import { Card } from '@rampart/ui/Card'
import { FactList } from '@rampart/ui/FactList'
import { Heading } from '@rampart/ui/Heading'
import { Stack } from '@rampart/ui/Stack'
import { Text } from '@rampart/ui/Text'
import { durationOptions } from './credits.ts'

/** What a lab costs, before anybody has to press anything. */
export function LabPrices({ domain }: { domain: string }) {
  return (
    <Card as="section" aria-label="Lab Details">
      <Stack gap={4}>
        <Heading level={2} size={20}>
          Lab Details
        </Heading>
        <FactList facts={[{ label: 'Domain', value: domain }, ...durationOptions(undefined).map(({ label, price }) => ({ label, value: price }))]} />
        <Text size={14} tone="muted">
          An environment of your own, deleted when its time is over or when you end it.
        </Text>
      </Stack>
    </Card>
  )
}

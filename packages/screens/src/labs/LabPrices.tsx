import { labDurations } from '@rampart/contract/rules/labDurations'
import { Card } from '@rampart/ui/Card'
import { FactList } from '@rampart/ui/FactList'
import { Heading } from '@rampart/ui/Heading'
import { useLocale, useMessages } from '@rampart/ui/Language'
import { Stack } from '@rampart/ui/Stack'
import { Text } from '@rampart/ui/Text'
import { durationOptions } from './credits.ts'
import { labMessages } from './labs.messages.ts'

/** What a lab costs, shown before the launch dialog. */
export function LabPrices({ domain }: { domain: string }) {
  const messages = useMessages(labMessages)
  const prices = durationOptions({}, labDurations, useLocale(), messages)
  return (
    <Card as="section" aria-label={messages.details}>
      <Stack gap={4}>
        <Heading level={2} size={20}>
          {messages.details}
        </Heading>
        <FactList
          facts={[
            { label: messages.domain, value: domain },
            ...prices.map(({ label, price }) => ({ label, value: price })),
          ]}
        />
        <Text size={14} tone="muted">
          {messages.ownEnvironment}
        </Text>
        <Text size={14} tone="muted">
          {messages.ownTerminal}
        </Text>
      </Stack>
    </Card>
  )
}

import type { BootcampTask } from '@rampart/contract/entities/bootcampTask'
import { Card } from '@rampart/ui/Card'
import { FactList } from '@rampart/ui/FactList'
import { Heading } from '@rampart/ui/Heading'
import { useMessages } from '@rampart/ui/Language'
import { Stack } from '@rampart/ui/Stack'
import { Text } from '@rampart/ui/Text'
import { bootcampTaskMessages } from './bootcampTask.messages.ts'

/** What a participant has submitted, read-only while it is reviewed and afterwards. */
export function SubmittedTask({ task }: { task: BootcampTask }) {
  const messages = useMessages(bootcampTaskMessages)
  const { weeklyTask, resume, bootcampFeedback } = task
  const files = [
    { label: messages.weeklyTask, file: weeklyTask.file },
    { label: messages.resume, file: resume.file },
  ].flatMap(({ label, file }) => (file ? [{ label, value: <bdi>{file.name}</bdi> }] : []))
  if (files.length === 0 && bootcampFeedback === '') return null
  return (
    <Card as="section" aria-label={messages.yourTask}>
      <Stack gap={4}>
        <Heading level={2} size={20}>
          {messages.yourTask}
        </Heading>
        {files.length > 0 && <FactList facts={files} />}
        {bootcampFeedback !== '' && (
          <Stack gap={2}>
            <Heading level={3} size={18}>
              {messages.experience}
            </Heading>
            <Text>
              <bdi>{bootcampFeedback}</bdi>
            </Text>
          </Stack>
        )}
      </Stack>
    </Card>
  )
}

import type { Bootcamp } from '@rampart/contract/entities/bootcamp'
import { CurriculumList } from '@rampart/ui/CurriculumList'
import { useMessages } from '@rampart/ui/Language'
import { RequirementsList } from '@rampart/ui/RequirementsList'
import { Stack } from '@rampart/ui/Stack'
import { Tabs } from '@rampart/ui/Tabs'
import { Text } from '@rampart/ui/Text'
import { TwoColumnList } from '@rampart/ui/TwoColumnList'
import { bootcampMessages } from './bootcamps.messages.ts'

/** Curriculum, outcomes and requirements (specification §2, Bootcamp detail). */
export function BootcampTabs({ bootcamp }: { bootcamp: Bootcamp }) {
  const messages = useMessages(bootcampMessages)
  return (
    <Tabs
      label={messages.about}
      tabs={[
        {
          id: 'curriculum',
          label: messages.curriculum,
          children: (
            <Stack gap={6}>
              <Text tone="muted">{messages.curriculumLead}</Text>
              <CurriculumList parts={bootcamp.curriculum} headingLevel={2} />
            </Stack>
          ),
        },
        {
          id: 'outcomes',
          label: messages.outcomes,
          children: (
            <Stack gap={8}>
              <TwoColumnList title={messages.jobRoles} items={bootcamp.jobRoles} />
              <TwoColumnList title={messages.certifications} items={bootcamp.certifications} />
            </Stack>
          ),
        },
        {
          id: 'requirements',
          label: messages.requirements,
          children: (
            <Stack gap={8}>
              <RequirementsList title={messages.prerequisites} items={bootcamp.prerequisites} />
              <RequirementsList
                title={messages.technicalRequirements}
                items={bootcamp.technicalRequirements}
              />
            </Stack>
          ),
        },
      ]}
    />
  )
}

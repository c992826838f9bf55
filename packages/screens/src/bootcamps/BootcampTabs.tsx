import type { Bootcamp } from '@rampart/contract/entities/bootcamp'
import { CurriculumList } from '@rampart/ui/CurriculumList'
import { RequirementsList } from '@rampart/ui/RequirementsList'
import { Stack } from '@rampart/ui/Stack'
import { Tabs } from '@rampart/ui/Tabs'
import { Text } from '@rampart/ui/Text'
import { TwoColumnList } from '@rampart/ui/TwoColumnList'

/** What is taught, where it leads and what it takes (specification §2, Bootcamp detail). */
export function BootcampTabs({ bootcamp }: { bootcamp: Bootcamp }) {
  return (
    <Tabs
      label="About this bootcamp"
      tabs={[
        {
          id: 'curriculum',
          label: 'Curriculum',
          children: (
            <Stack gap={6}>
              <Text tone="muted">One theme a week. Each ends with a task that a reviewer reads.</Text>
              <CurriculumList parts={bootcamp.curriculum} headingLevel={2} />
            </Stack>
          ),
        },
        {
          id: 'outcomes',
          label: 'Career Outcomes',
          children: (
            <Stack gap={8}>
              <TwoColumnList title="Job Roles" items={bootcamp.jobRoles} />
              <TwoColumnList title="Certifications" items={bootcamp.certifications} />
            </Stack>
          ),
        },
        {
          id: 'requirements',
          label: 'Requirements',
          children: (
            <Stack gap={8}>
              <RequirementsList title="Prerequisites" items={bootcamp.prerequisites} />
              <RequirementsList title="Technical Requirements" items={bootcamp.technicalRequirements} />
            </Stack>
          ),
        },
      ]}
    />
  )
}

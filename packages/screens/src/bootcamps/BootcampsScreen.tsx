import type { Bootcamp } from '@rampart/contract/entities/bootcamp'
import { bootcampNotFoundMessage } from '@rampart/contract/rules/bootcamps'
import { Alert } from '@rampart/ui/Alert'
import { BootcampCard } from '@rampart/ui/BootcampCard'
import { EmptyState } from '@rampart/ui/EmptyState'
import { Grid } from '@rampart/ui/Grid'
import { Heading } from '@rampart/ui/Heading'
import { PageContainer } from '@rampart/ui/PageContainer'
import { PageHero } from '@rampart/ui/PageHero'
import { Stack } from '@rampart/ui/Stack'
import { StepList } from '@rampart/ui/StepList'
import { startInfo } from './bootcampTexts.ts'

export interface BootcampsScreenProps {
  bootcamps: readonly Bootcamp[]
  bootcampHref: (slug: string) => string
  /** Somebody asked for a bootcamp that does not exist. @default false */
  isUnknown?: boolean
}

const steps = [
  { title: 'Learn together', text: 'A live session each week with a small group and a mentor, and a lab of your own in between.' },
  { title: 'Hand in your work', text: 'You upload your task by a link in your mail. You need no account, and nothing you hand in gets lost.' },
  { title: 'Hear what is missing', text: 'A reviewer reads it and answers within two weeks. Approved work earns a certificate that anybody can verify.' },
]

/** The catalogue of bootcamps (specification §2). */
export function BootcampsScreen({ bootcamps, bootcampHref, isUnknown = false }: BootcampsScreenProps) {
  return (
    <>
      <PageHero
        eyebrow="Live · In a cohort · Reviewed"
        title="Professional Bootcamps"
        lead="Weeks of guided practice towards one job: with people who learn beside you, and people who read what you hand in."
      />
      <PageContainer space="section">
        <Stack gap={12}>
          <Stack gap={6}>
            {isUnknown && (
              <Alert tone="critical" role="alert" isDismissable>
                {bootcampNotFoundMessage}
              </Alert>
            )}
            {bootcamps.length === 0 ? (
              <EmptyState title="No bootcamps yet." />
            ) : (
              <Grid columns={3} as="ul">
                {bootcamps.map((bootcamp) => (
                  <li key={bootcamp.slug}>
                    <BootcampCard
                      href={bootcampHref(bootcamp.slug)}
                      title={bootcamp.title}
                      description={bootcamp.description}
                      level={bootcamp.level}
                      duration={bootcamp.duration}
                      startInfo={startInfo(bootcamp)}
                      status={bootcamp.status}
                      imageUrl={bootcamp.image}
                    />
                  </li>
                ))}
              </Grid>
            )}
          </Stack>
          <Stack gap={6} as="section">
            <Heading level={2}>How a Bootcamp Goes</Heading>
            <StepList steps={steps} headingLevel={3} />
          </Stack>
        </Stack>
      </PageContainer>
    </>
  )
}

import type { Bootcamp } from '@rampart/contract/entities/bootcamp'
import { Alert } from '@rampart/ui/Alert'
import { BootcampCard } from '@rampart/ui/BootcampCard'
import { EmptyState } from '@rampart/ui/EmptyState'
import { Grid } from '@rampart/ui/Grid'
import { Heading } from '@rampart/ui/Heading'
import { useLocale, useMessages } from '@rampart/ui/Language'
import { PageContainer } from '@rampart/ui/PageContainer'
import { Stack } from '@rampart/ui/Stack'
import { StepList } from '@rampart/ui/StepList'
import { MapHero } from '../nightmap/MapHero.tsx'
import type { MapLinks } from '../nightmap/marksOf.ts'
import { bootcampMessages } from './bootcamps.messages.ts'
import { lengthText, levelRanges, startInfo } from './bootcampTexts.ts'
import { taskProblems } from './taskProblems.ts'

export interface BootcampsScreenProps {
  bootcamps: readonly Bootcamp[]
  bootcampHref: (slug: string) => string
  /** Current time, in milliseconds since 1970. */
  now: number
  /** The links of the learner's map. */
  mapLinks: MapLinks
  /** The visitor asked for a bootcamp that does not exist. @default false */
  isUnknown?: boolean
}

/** The catalogue of bootcamps (specification §2). */
export function BootcampsScreen({
  bootcamps,
  bootcampHref,
  now,
  mapLinks,
  isUnknown = false,
}: BootcampsScreenProps) {
  const messages = useMessages(bootcampMessages)
  const { bootcamp_not_found: notFound } = useMessages(taskProblems)
  const locale = useLocale()
  return (
    <>
      <MapHero
        eyebrow={messages.eyebrow}
        title={messages.title}
        lead={messages.lead}
        links={mapLinks}
      />
      <PageContainer space="section">
        <Stack gap={12}>
          <Stack gap={6}>
            {isUnknown && (
              <Alert tone="critical" role="alert" isDismissable>
                {notFound}
              </Alert>
            )}
            {bootcamps.length === 0 ? (
              <EmptyState title={messages.none} />
            ) : (
              <Grid columns={3} as="ul">
                {bootcamps.map((bootcamp) => (
                  <li key={bootcamp.slug}>
                    <BootcampCard
                      href={bootcampHref(bootcamp.slug)}
                      title={bootcamp.title}
                      description={bootcamp.description}
                      level={levelRanges[bootcamp.level]}
                      duration={lengthText(bootcamp, messages)}
                      startInfo={startInfo(bootcamp, { now, locale, messages })}
                      status={bootcamp.status}
                      imageUrl={bootcamp.image}
                    />
                  </li>
                ))}
              </Grid>
            )}
          </Stack>
          <Stack gap={6} as="section">
            <Heading level={2}>{messages.steps}</Heading>
            <StepList
              steps={[messages.learnStep, messages.submitStep, messages.reviewStep]}
              headingLevel={3}
            />
          </Stack>
        </Stack>
      </PageContainer>
    </>
  )
}

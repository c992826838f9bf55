import type { CatalogueItem } from '@rampart/contract/entities/catalogueItem'
import { ContentCard } from '@rampart/ui/ContentCard'
import { domainMessages } from '@rampart/ui/domain'
import { Grid } from '@rampart/ui/Grid'
import { Heading } from '@rampart/ui/Heading'
import { useLocale, useMessages } from '@rampart/ui/Language'
import { LinkButton } from '@rampart/ui/LinkButton'
import { Skeleton, SkeletonRegion } from '@rampart/ui/Skeleton'
import { Stack } from '@rampart/ui/Stack'
import { Text } from '@rampart/ui/Text'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useAdapters } from '../adapters/AdaptersProvider.tsx'
import { itemDuration } from '../explore/explore.ts'
import { RetryAlert } from '../pages/RetryAlert.tsx'
import { completedMessages } from './completed.messages.ts'

interface NextForYouProps {
  /** The course that was completed. */
  slug: string
  itemHref: (item: CatalogueItem) => string
  /** Where to browse, if nothing is left. */
  exploreHref: string
}

/** What to go on with after a course: a course and a lab that the server has chosen. */
export function NextForYou(props: NextForYouProps) {
  const id = useId()
  const { next } = useMessages(completedMessages)
  return (
    <section aria-labelledby={id}>
      <Stack gap={4}>
        <Heading level={2} id={id}>
          {next.title}
        </Heading>
        <Steps {...props} />
      </Stack>
    </section>
  )
}

function Steps({ slug, itemHref, exploreHref }: NextForYouProps) {
  const { next } = useMessages(completedMessages)
  const { learning } = useAdapters()
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['own', 'next', slug],
    queryFn: () => learning.next(slug),
  })
  if (isError)
    return (
      <RetryAlert isMinor onRetry={() => void refetch()} isRetrying={isFetching}>
        {next.failed}
      </RetryAlert>
    )
  if (!data) return <StepsSkeleton />
  const items = [data.course, data.lab].filter((item) => item !== null)
  if (items.length === 0)
    return (
      <Stack gap={4} align="start">
        <Text tone="muted">{next.nothing}</Text>
        <LinkButton href={exploreHref} variant="outline">
          {next.browse}
        </LinkButton>
      </Stack>
    )
  return (
    <Grid columns={3} as="ul">
      {items.map((item) => (
        <li key={item.id}>
          <Step item={item} href={itemHref(item)} />
        </li>
      ))}
    </Grid>
  )
}

function Step({ item, href }: { item: CatalogueItem; href: string }) {
  const { domains } = useMessages(domainMessages)
  const locale = useLocale()
  return (
    <ContentCard
      href={href}
      kind={item.type}
      title={item.title}
      domain={domains[item.domain]}
      level={item.level}
      imageUrl={item.image}
      duration={itemDuration(item.duration, locale)}
    />
  )
}

function StepsSkeleton() {
  const { next } = useMessages(completedMessages)
  return (
    <SkeletonRegion isLoading label={next.loading}>
      <Grid columns={3}>
        {(['course', 'lab'] as const).map((kind) => (
          <Skeleton key={kind} isLoading>
            <ContentCard
              href="/"
              kind={kind}
              title="A title of usual length in the catalogue"
              domain="Cloud engineering"
              level="beginner"
              duration="2 Hrs 30 Mins"
            />
          </Skeleton>
        ))}
      </Grid>
    </SkeletonRegion>
  )
}

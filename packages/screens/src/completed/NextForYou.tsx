import type { CatalogueItem } from '@rampart/contract/entities/catalogueItem'
import { formatDuration, showsDuration } from '@rampart/contract/rules/duration'
import { domainMessages } from '@rampart/ui/domain'
import { Heading } from '@rampart/ui/Heading'
import { ContentText, useLocale, useMessages } from '@rampart/ui/Language'
import { LinkButton } from '@rampart/ui/LinkButton'
import { Skeleton, SkeletonRegion } from '@rampart/ui/Skeleton'
import { Stack } from '@rampart/ui/Stack'
import { Text } from '@rampart/ui/Text'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useAdapters } from '../adapters/AdaptersProvider.tsx'
import { RetryAlert } from '../pages/RetryAlert.tsx'
import { useLoadFailure } from '../pages/useLoadFailure.ts'
import { completedMessages } from './completed.messages.ts'
import { picture, step, steps, title, words } from './NextForYou.css.ts'

interface NextForYouProps {
  /** The course that was completed. */
  slug: string
  itemHref: (item: CatalogueItem) => string
  /** Address of the catalogue, shown if nothing is left. */
  exploreHref: string
}

/** What to learn after a course: a course and a lab that the server has chosen. */
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
  const query = useQuery({
    queryKey: ['own', 'next', slug],
    queryFn: () => learning.next(slug),
  })
  const { data } = query
  const { error, ...retry } = useLoadFailure(query)
  if (error)
    return (
      <RetryAlert isMinor {...retry}>
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
    <ul role="list" className={steps}>
      {items.map((item) => (
        <li key={item.id}>
          <Step item={item} href={itemHref(item)} />
        </li>
      ))}
    </ul>
  )
}

// Not the catalogue's card: its code would then load with every page.
function Step({ item, href }: { item: CatalogueItem; href: string }) {
  const { domains, levels, types } = useMessages(domainMessages)
  const locale = useLocale()
  // The numbers and units of a duration stay on one line.
  const duration = formatDuration(item.duration, 'short', locale).replaceAll(' ', '\u00A0')
  const facts = [
    domains[item.domain],
    levels[item.level],
    ...(showsDuration(item.duration) ? [duration] : []),
  ]
  return (
    <div className={step}>
      {item.image ? (
        <img
          src={item.image}
          alt=""
          width={480}
          height={270}
          loading="lazy"
          decoding="async"
          className={picture}
        />
      ) : (
        // Browsers draw an edge around an image without an address.
        <div className={picture} />
      )}
      <div className={words}>
        <Text size={14} tone="muted">
          {types[item.type]}
        </Text>
        <h3>
          <a href={href} className={title}>
            <ContentText lang={item.lang}>{item.title}</ContentText>
          </a>
        </h3>
        <Text size={14} tone="muted">
          {facts.join(' · ')}
        </Text>
      </div>
    </div>
  )
}

const sample: CatalogueItem = {
  id: '',
  slug: null,
  path: null,
  type: 'course',
  title: 'A title of usual length in the catalogue',
  image: '',
  domain: 'devops',
  level: 'beginner',
  duration: 150,
}

function StepsSkeleton() {
  const { next } = useMessages(completedMessages)
  return (
    <SkeletonRegion isLoading label={next.loading}>
      <div className={steps}>
        {[1, 2].map((place) => (
          <Skeleton key={place} isLoading>
            <Step item={sample} href="/" />
          </Skeleton>
        ))}
      </div>
    </SkeletonRegion>
  )
}

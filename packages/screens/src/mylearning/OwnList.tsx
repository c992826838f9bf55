import { EmptyState } from '@rampart/ui/EmptyState'
import { ErrorState } from '@rampart/ui/ErrorState'
import { Grid } from '@rampart/ui/Grid'
import { LinkButton } from '@rampart/ui/LinkButton'
import { Skeleton, SkeletonRegion } from '@rampart/ui/Skeleton'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ComponentProps, ReactNode } from 'react'
import { statusOf } from '../adapters/errors.ts'
import type { ListName } from './learningTexts.ts'
import { loadFailure } from './learningTexts.ts'

interface OwnListProps<Item> {
  query: UseQueryResult<Item[]>
  /** For the error texts and for what is said while loading. */
  name: ListName
  /** A card with sample texts. */
  skeleton: ReactNode
  empty: { title: string; text: string; drawing: NonNullable<ComponentProps<typeof EmptyState>['drawing']> }
  exploreHref: string
  /** The card of an item, in a list item of its own. */
  children: (item: Item) => ReactNode
}

/** A list of the learner's own in each of its states: loading, failed, empty, filled. */
export function OwnList<Item extends { _id: string }>({ query, name, skeleton, empty, exploreHref, children }: OwnListProps<Item>) {
  const { data, error, isFetching, refetch } = query
  if (data && data.length > 0) {
    return (
      <Grid columns={2} as="ul">
        {data.map((item) => (
          <li key={item._id}>{children(item)}</li>
        ))}
      </Grid>
    )
  }
  if (data) {
    return (
      <EmptyState title={empty.title} drawing={empty.drawing} action={<LinkButton href={exploreHref}>Browse courses</LinkButton>}>
        {empty.text}
      </EmptyState>
    )
  }
  // Whoever is not signed in any more is on the way to signing in.
  if (error && statusOf(error) !== 401) {
    const { title, detail } = loadFailure(name, error)
    return (
      <ErrorState title={title} onRetry={() => void refetch()} isRetrying={isFetching}>
        {detail}
      </ErrorState>
    )
  }
  return (
    <SkeletonRegion isLoading label={`Loading ${name}`}>
      <Grid columns={2}>
        {['first', 'second'].map((key) => (
          <Skeleton key={key} isLoading>
            {skeleton}
          </Skeleton>
        ))}
      </Grid>
    </SkeletonRegion>
  )
}

import { EmptyState } from '@rampart/ui/EmptyState'
import { ErrorState } from '@rampart/ui/ErrorState'
import { Grid } from '@rampart/ui/Grid'
import { useMessages } from '@rampart/ui/Language'
import { LinkButton } from '@rampart/ui/LinkButton'
import { Skeleton, SkeletonRegion } from '@rampart/ui/Skeleton'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ComponentProps, ReactNode } from 'react'
import { isSessionOver } from '../adapters/errors.ts'
import { useLoadFailure } from '../pages/useLoadFailure.ts'
import { useProblems } from '../problems/useProblems.ts'
import type { LearningList } from './learningTexts.ts'
import { loadFailure } from './learningTexts.ts'
import { myLearningMessages } from './myLearning.messages.ts'

interface OwnListProps<Item> {
  query: UseQueryResult<Item[]>
  /** Which list it is, for its texts. */
  list: LearningList
  /** A card with sample texts. */
  skeleton: ReactNode
  /** Motif of the drawing above an empty list. */
  drawing: NonNullable<ComponentProps<typeof EmptyState>['drawing']>
  exploreHref: string
  /** The card of an item, in a list item of its own. */
  children: (item: Item) => ReactNode
}

/** A list of the learner's own in each of its states: loading, failed, empty, filled. */
export function OwnList<Item extends { _id: string }>({
  query,
  list,
  skeleton,
  drawing,
  exploreHref,
  children,
}: OwnListProps<Item>) {
  const messages = useMessages(myLearningMessages)
  const textOf = useProblems()
  const { data } = query
  const { error, ...retry } = useLoadFailure(query)
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
      <EmptyState
        title={messages.empty[list]}
        drawing={drawing}
        action={<LinkButton href={exploreHref}>{messages.browse}</LinkButton>}
      >
        {messages.emptyHelp[list]}
      </EmptyState>
    )
  }
  // After the end of a session the application redirects to signing in.
  if (error && !isSessionOver(error)) {
    const { title, detail } = loadFailure(list, error, messages, textOf)
    return (
      <ErrorState title={title} {...retry}>
        {detail}
      </ErrorState>
    )
  }
  return <OwnListSkeleton list={list} skeleton={skeleton} />
}

/** The list while it loads. */
export function OwnListSkeleton({
  list,
  skeleton,
}: Pick<OwnListProps<never>, 'list' | 'skeleton'>) {
  const { loading } = useMessages(myLearningMessages)
  return (
    <SkeletonRegion isLoading label={loading[list]}>
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

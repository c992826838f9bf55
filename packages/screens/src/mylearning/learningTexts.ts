import type { Domain } from '@rampart/contract/entities/values'
import { formatLongDate } from '@rampart/contract/rules/dates'
import type { OngoingCourseCardProps } from '@rampart/ui/OngoingCourseCard'
import { AdapterError } from '../adapters/errors.ts'

/** Each domain's motif, as in its artwork. */
export const domainMotifs: Record<Domain, NonNullable<OngoingCourseCardProps['motif']>> = {
  'cloud engineering': 'contours',
  cybersecurity: 'tumblers',
  devops: 'rails',
  devsecops: 'hexagons',
}

/** A long date where the learner is. These pages are rendered in browsers alone, so that no server has to agree. */
export const ownDate = (iso: string) => formatLongDate(iso, Intl.DateTimeFormat().resolvedOptions().timeZone)

/** What a list that could not be read is called in the error texts. */
export type ListName = 'ongoing courses' | 'completed courses' | 'credentials'

/** 'Failed to load …' where the server answered with a failure, 'An error occurred …' where something else went wrong (specification §8). */
export function loadFailure(list: ListName, error: unknown): { title: string; detail: string | undefined } {
  const isAnswered = error instanceof AdapterError && error.status > 0
  return {
    title: isAnswered ? `Failed to load ${list}.` : `An error occurred while fetching ${list}.`,
    detail: isAnswered ? error.serverMessage : undefined,
  }
}

import type { CatalogueItem } from '@rampart/contract/entities/catalogueItem'
import { formatDuration, showsDuration } from '@rampart/contract/rules/duration'

/** Values of a filter, in the specification's order (§9), as options with words. */
export function optionsOf<T extends string>(
  values: readonly T[],
  names: Record<T, string>,
): { value: T; label: string }[] {
  return values.map((value) => ({ value, label: names[value] }))
}

/** Length as a card shows it: only for more than 60 minutes (specification §9). */
export function itemDuration(minutes: number, locale: string): string | undefined {
  return showsDuration(minutes) ? formatDuration(minutes, 'short', locale) : undefined
}

/** Key of a course or a lab. */
export const markKey = ({ slug, path }: Pick<CatalogueItem, 'slug' | 'path'>): string =>
  slug === null ? `lab ${path}` : `course ${slug}`

/** A whole number of percent, such as '40%'. */
export const formatPercent = (percent: number, locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'percent' }).format(percent / 100)

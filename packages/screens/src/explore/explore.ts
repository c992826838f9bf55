import type { CatalogueItem } from '@rampart/contract/entities/catalogueItem'
import { formatDuration, showsDuration } from '@rampart/contract/rules/duration'

/** Values of a filter, in the specification's order (§9), with their words as options. */
export function optionsOf<T extends string>(values: readonly T[], names: Record<T, string>): { value: T; label: string }[] {
  return values.map((value) => ({ value, label: names[value] }))
}

/** Where a card leads: /{type}/{slug or path} (specification §2). */
export function itemHref({ type, slug, path }: Pick<CatalogueItem, 'type' | 'slug' | 'path'>): string {
  return `/${type}/${encodeURIComponent(slug ?? path ?? '')}`
}

/** Length as a card shows it: only above 60 minutes (specification §9). */
export function itemDuration(minutes: number, locale: string): string | undefined {
  return showsDuration(minutes) ? formatDuration(minutes, 'short', locale) : undefined
}

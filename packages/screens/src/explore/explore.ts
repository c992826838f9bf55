import { formatDuration, showsDuration } from '@rampart/contract/rules/duration'

/** Values of a filter, in the specification's order (§9), with their words as options. */
export function optionsOf<T extends string>(
  values: readonly T[],
  names: Record<T, string>,
): { value: T; label: string }[] {
  return values.map((value) => ({ value, label: names[value] }))
}

/** Length as a card shows it: only above 60 minutes (specification §9). */
export function itemDuration(minutes: number, locale: string): string | undefined {
  return showsDuration(minutes) ? formatDuration(minutes, 'short', locale) : undefined
}

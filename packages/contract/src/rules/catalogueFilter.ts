import type { CatalogueItem } from '../entities/catalogueItem.ts'
import type { ItemType } from '../entities/values.ts'
import { domains, itemTypes, levels } from '../entities/values.ts'
import type { CatalogueSort, Domain, Level } from '../entities/values.ts'

/** The most items of a page of the catalogue (docs/decisions/0022). */
export const cataloguePageSize = 60

/**
 * The catalogue's three filters and its order. An empty list matches all items. Specification §4
 * (Filters), §9.
 */
export interface CatalogueFilter {
  readonly types: readonly ItemType[]
  readonly levels: readonly Level[]
  readonly domains: readonly Domain[]
  readonly sort: CatalogueSort
}

/** Matches all items, in the catalogue's own order. */
export const noFilter: CatalogueFilter = { types: [], levels: [], domains: [], sort: 'suggested' }

/** The items that match all three filters, in their order. Specification §4 (Filters). */
export function filterCatalogue<T extends Pick<CatalogueItem, 'type' | 'level' | 'domain'>>(
  items: readonly T[],
  { types, levels, domains }: Omit<CatalogueFilter, 'sort'>,
): T[] {
  return items.filter(
    ({ type, level, domain }) =>
      passes(types, type) && passes(levels, level) && passes(domains, domain),
  )
}

/**
 * The normal form of a filter: the same for all filters that match the same items. Values are there
 * once, in the specification's order (§9); a list of all values becomes an empty one.
 */
export function normalFilter(filter: CatalogueFilter): CatalogueFilter {
  return {
    types: normalList(itemTypes, filter.types),
    levels: normalList(levels, filter.levels),
    domains: normalList(domains, filter.domains),
    sort: filter.sort,
  }
}

function normalList<T>(all: readonly T[], selected: readonly T[]): readonly T[] {
  const list = all.filter((value) => selected.includes(value))
  return list.length < all.length ? list : []
}

/**
 * The list without the value if it contains it, else with the value at its end. Specification §4
 * (Filters).
 */
export function toggle<T>(list: readonly T[], value: T): T[] {
  return list.includes(value) ? list.filter((entry) => entry !== value) : [...list, value]
}

function passes<T>(selected: readonly T[], value: T): boolean {
  return selected.length === 0 || selected.includes(value)
}

import type { CatalogueItem } from '../entities/catalogueItem.ts'
import type { ItemType } from '../entities/values.ts'
import type { Domain, Level } from '../entities/values.ts'

/** The catalogue's three filters; an empty list lets everything pass. Specification §4 (Filters), §9. */
export interface CatalogueFilter {
  types: readonly ItemType[]
  levels: readonly Level[]
  domains: readonly Domain[]
}

/** The items that pass all three filters, in their order. Specification §4 (Filters). */
export function filterCatalogue<T extends Pick<CatalogueItem, 'type' | 'level' | 'domain'>>(
  items: readonly T[],
  { types, levels, domains }: CatalogueFilter,
): T[] {
  return items.filter(({ type, level, domain }) => passes(types, type) && passes(levels, level) && passes(domains, domain))
}

/** The list without the value if it holds it, else with the value at its end. Specification §4 (Filters). */
export function toggle<T>(list: readonly T[], value: T): T[] {
  return list.includes(value) ? list.filter((entry) => entry !== value) : [...list, value]
}

function passes<T>(selected: readonly T[], value: T): boolean {
  return selected.length === 0 || selected.includes(value)
}
